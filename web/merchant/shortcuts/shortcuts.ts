/** Two keys, one after the other; where they stand on the keyboard, whatever letters a Bulgarian one has there. */
export type Sequence = readonly [first: `Key${string}`, second: `Key${string}`];

/** What the keys do, besides those that open a dialog. */
export const shortcuts = {
  home: ['KeyG', 'KeyH'],
  payments: ['KeyG', 'KeyP'],
  invoices: ['KeyG', 'KeyI'],
  links: ['KeyG', 'KeyL'],
  profile: ['KeyG', 'KeyM'],
  newLink: ['KeyN', 'KeyL'],
  newInvoice: ['KeyN', 'KeyI'],
} as const satisfies Readonly<Record<string, Sequence>>;
export type ShortcutName = keyof typeof shortcuts;

/** As the key says: `G` for `KeyG`. */
export const letterOf = (code: string): string => code.slice('Key'.length);

type Stroke = Readonly<{ code: string; at: number }>;
/** Whoever waits longer means something else. */
const longestPauseMs = 1_500;

/** What two strokes, one after the other, mean; instants in milliseconds. */
export const meaningOf = (before: Stroke | undefined, stroke: Stroke): ShortcutName | undefined => {
  if (before === undefined || stroke.at - before.at > longestPauseMs) return undefined;
  const names = Object.keys(shortcuts) as ShortcutName[];
  return names.find((name) => shortcuts[name][0] === before.code && shortcuts[name][1] === stroke.code);
};
