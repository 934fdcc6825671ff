/** Boards that packages of games bring: a script of theirs draws, the page does everything else. */
import type { Component } from 'svelte';
import type { AnyView, BoardKit, BoardModule } from '$lib/board';
import type { GameEvent } from '$lib/view';
import Generic from '../generic/Board.svelte';
import Brought from './Board.svelte';

/** What a board is shown whenever something changed. */
export interface Shown {
  view: AnyView;
  /** What brought the view about. */
  events: readonly GameEvent[];
  /** What people are called, by seat. */
  people: readonly string[];
}

/** A drawing: shown every view, closed when the table is left. */
export interface Drawing {
  show: (shown: Shown) => void;
  close?: () => void;
}

export type Draw = (host: HTMLElement) => Drawing;

/** The script of a board: how it draws, and what it says of its game (functions of a kit only). */
interface BroughtModule {
  draw: Draw;
  kit?: BoardKit;
}

type Loader = (address: string) => Promise<BroughtModule>;

const load: Loader = (address) => import(/* @vite-ignore */ address) as Promise<BroughtModule>;

/** The board at an address; where it cannot be loaded the generic one, and its maker is told. */
export async function broughtFrom(
  address: string,
  loader: Loader = load,
  tell: (error: unknown) => void = reportError,
): Promise<BoardModule> {
  try {
    const { draw, kit = {} } = await loader(address);
    if (typeof draw !== 'function') throw new TypeError('it exports no function draw');
    return { Board: drawnBy(draw), kit };
  } catch (error) {
    tell(new Error(`The board ${address} cannot be used`, { cause: error }));
    return { Board: Generic, kit: {} };
  }
}

/** The component that lets this script draw. */
function drawnBy(draw: Draw): Component {
  return ((anchor, props) => Brought(anchor, { ...props, draw })) as Component;
}
