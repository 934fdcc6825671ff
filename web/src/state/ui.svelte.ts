/** What is open over the page. */

class Ui {
  isSettingsOpen = $state(false);
  isCodeOpen = $state(false);
}

export const ui = new Ui();
