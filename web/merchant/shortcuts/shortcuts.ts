import type { MerchantRight } from '#contract/team/team-rights.ts';

/** Two keys pressed in sequence, as key codes: independent of the keyboard layout. */
export type Sequence = readonly [first: `Key${string}`, second: `Key${string}`];

/** Key sequences by name. */
export const shortcuts = {
  home: ['KeyG', 'KeyH'],
  payments: ['KeyG', 'KeyP'],
  invoices: ['KeyG', 'KeyI'],
  links: ['KeyG', 'KeyL'],
  customers: ['KeyG', 'KeyC'],
  items: ['KeyG', 'KeyS'],
  settings: ['KeyG', 'KeyM'],
  newLink: ['KeyN', 'KeyL'],
  newInvoice: ['KeyN', 'KeyI'],
} as const satisfies Readonly<Record<string, Sequence>>;
export type ShortcutName = keyof typeof shortcuts;

/** The rights of shortcuts that not every role may use. */
export const rightFor: Readonly<Partial<Record<ShortcutName, MerchantRight>>> = {
  newLink: 'CREATE_LINKS',
  newInvoice: 'WRITE_DOCUMENTS',
};

/** The letter of a key code: `G` for `KeyG`. */
export const letterOf = (code: string): string => code.slice('Key'.length);

type Stroke = Readonly<{ code: string; at: number }>;
/** Longest pause between the two keys. */
const longestPauseMs = 1_500;

/** The shortcut of two key strokes; `at` in milliseconds. */
export const meaningOf = (before: Stroke | undefined, stroke: Stroke): ShortcutName | undefined => {
  if (before === undefined || stroke.at - before.at > longestPauseMs) return undefined;
  const names = Object.keys(shortcuts) as ShortcutName[];
  return names.find((name) => shortcuts[name][0] === before.code && shortcuts[name][1] === stroke.code);
};
