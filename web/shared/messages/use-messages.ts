import type { en as sharedMessages } from './en.ts';
import { useI18nProvider } from './MessagesProvider.tsx';

/** Every dotted path to a message of a catalogue. */
export type MessageKey<C> = {
  [K in keyof C & string]: C[K] extends string ? K : `${K}.${MessageKey<C[K]>}`;
}[keyof C & string];

export type Translate<C> = (
  key: MessageKey<C> | MessageKey<typeof sharedMessages>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The messages of a surface: `const t = useMessages<typeof en>()`. A key that the catalogue does not have does not compile.
 * `{name}` in a message is filled from `values`; `smart_count` selects between plural forms separated by `||||`.
 */
export const useMessages = <C = typeof sharedMessages>(): Translate<C> => {
  const provider = useI18nProvider();
  return (key, values) => provider.translate(key, values);
};
