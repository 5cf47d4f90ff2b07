import type { ReactNode } from 'react';

/** States of a piece by their names; each is a component, so that it may use hooks. */
export type States = Readonly<Record<string, () => ReactNode>>;

/** A piece of the kit: one component, in its states. */
export interface Piece {
  readonly name: string;
  /** Below `web/`. A test compares it with the files that exist. */
  readonly file: string;
  readonly states: States;
}

export interface Group {
  /** In the URL. */
  readonly id: string;
  readonly title: string;
  /** The design system: CSS modules, or Material UI with the data of react-admin. */
  readonly skin: 'portal' | 'back office';
  readonly pieces: readonly Piece[];
}

/** Declares the piece of a file, which is named like its component. */
export const piece = (file: string, states: States): Piece => ({
  name: file.replace(/^.*\/|\.tsx$/g, ''),
  file,
  states,
});
