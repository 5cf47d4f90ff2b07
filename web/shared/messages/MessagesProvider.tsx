import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { bg } from './bg.ts';
import { en } from './en.ts';
import { createI18nProvider } from './i18n-provider.ts';
import type { Catalogue, I18nProvider, Shown } from './i18n-provider.ts';
import { useLanguage } from './language.ts';

const sharedMessages: Catalogue = { bg, en };
const CatalogueContext = createContext<Catalogue>(sharedMessages);
const ShownContext = createContext<Shown | undefined>(undefined);
const I18nContext = createContext<I18nProvider>(createI18nProvider(sharedMessages, 'bg'));

/**
 * Adds the messages of a surface to those of its parent. Each surface loads its catalogue with its own chunk. The
 * top-level key of a catalogue is the surface's name, so keys do not collide. `shown` shows the values, here and within.
 */
export const MessagesProvider = ({
  messages,
  shown: given,
  children,
}: {
  messages: Catalogue;
  shown?: Shown;
  children: ReactNode;
}) => {
  const around = use(CatalogueContext);
  const shownAround = use(ShownContext);
  const shown = given ?? shownAround;
  const language = useLanguage();
  const catalogue = useMemo<Catalogue>(
    () => ({ bg: { ...around.bg, ...messages.bg }, en: { ...around.en, ...messages.en } }),
    [around, messages],
  );
  const provider = useMemo(
    () => createI18nProvider(catalogue, language, shown),
    [catalogue, language, shown],
  );
  return (
    <CatalogueContext value={catalogue}>
      <ShownContext value={shown}>
        <I18nContext value={provider}>{children}</I18nContext>
      </ShownContext>
    </CatalogueContext>
  );
};

/** The i18n provider of the surrounding surface, for react-admin and `useMessages`. */
export const useI18nProvider = (): I18nProvider => use(I18nContext);
