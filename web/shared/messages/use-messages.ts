import type { en as sharedMessages } from './en.ts';
import { useI18nProvider } from './MessagesProvider.tsx';

/** Every dotted path to a sentence of a catalogue. */
export type WordKey<C> = {
  [K in keyof C & string]: C[K] extends string ? K : `${K}.${WordKey<C[K]>}`;
}[keyof C & string];

export type Translate<C> = (
  key: WordKey<C> | WordKey<typeof sharedMessages>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The sentences of a surface: `const t = useMessages<typeof en>()`. A key that the catalogue does not have does not compile.
 * `%{name}` in a sentence is filled from `values`; `smart_count` chooses between forms parted by `||||`.
 */
export const useMessages = <C = typeof sharedMessages>(): Translate<C> => {
  const provider = useI18nProvider();
  return (key, values) => provider.translate(key, values);
};
