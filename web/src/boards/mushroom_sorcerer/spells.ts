/** What each scroll does in as few words as fit on it; the tooltip says the rest. */

const SHORT: Record<string, string> = {
  empty_flask: 'a flask',
  hunch: 'any 2 elements',
  mana_crystal: '2 mana',
  moon_essence: 'a moon element',
  raging_roar: '2 influence',
  spearhead: 'attack: 2 more arrows',
  water_pouch: '2 drops',
  whistle: 'any 2 servants',
  elementalist: '2 servants change kind',
  flame_portal: 'a flame servant for every tower',
  flask_energy: '2 servants for a flask, or back',
  forced_trade: 'a drop for a rival’s servant',
  glorify: 'a servant for 1 influence',
  purify: '2 servants for any 2 elements',
  stone_portal: 'a stone servant for every tower',
  water_cycle: '2 servants for 2 drops, or back',
  bounty: 'after a kill: 2 drops',
  champion: 'after destroying: 2 servants',
  interests: 'after destroying: 2 elements',
  invincible: 'attack: 1 more arrow',
  reincarnate: 'after a kill: 2 servants',
  siphon: 'after a kill: 2 elements',
  squeeze: 'after destroying: 2 drops',
  strike: 'servants remove a rival’s top GU',
  extra_hand: 'after growing: a servant',
  flame_harmony: 'after a flame GU: 1 flame',
  shadow_gu: 'a free GU that brings nothing',
  stone_harmony: 'after a stone GU: 1 stone',
  supplement: 'after growing: any element',
  thunder_harmony: 'after a thunder GU: 1 thunder',
  toss_a_gu: 'a slide without its servant',
  water_harmony: 'after a water GU: 1 water',
};

/** A few words for a scroll; one a designer adds is told by its tooltip. */
export const shortWords = (spell: string, tooltip: string): string => SHORT[spell] ?? tooltip;
