/** A picture and a sign for each game, small enough to come with the first page. */
import type { Component } from 'svelte';
import * as plain from './generic/Picture.svelte';

interface PictureModule {
  default: Component;
  sign: string;
}

const pictures = import.meta.glob<PictureModule>('./*/Picture.svelte', { eager: true });

/** The picture of a game for its card in the lobby. */
export const pictureOf = (game: string): Component =>
  (pictures[`./${game}/Picture.svelte`] ?? plain).default;

/** The icon that stands for a game in lists. */
export const signOf = (game: string): string =>
  (pictures[`./${game}/Picture.svelte`] ?? plain).sign;
