import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { bg } from './bg.ts';
import { en } from './en.ts';
import { createI18nProvider } from './i18n-provider.ts';
import type { Catalogue, I18nProvider } from './i18n-provider.ts';
import { useLanguage } from './language.ts';

const sharedMessages: Catalogue = { bg, en };
const CatalogueContext = createContext<Catalogue>(sharedMessages);
const I18nContext = createContext<I18nProvider>(createI18nProvider(sharedMessages, 'bg'));

/**
 * Adds the messages of a surface to those of its parent. Each surface loads its catalogue with its own chunk. The
 * top-level key of a catalogue is the surface's name, so keys do not collide.
 */
export const MessagesProvider = ({ messages, children }: { messages: Catalogue; children: ReactNode }) => {
  const around = use(CatalogueContext);
  const language = useLanguage();
  const catalogue = useMemo<Catalogue>(
    () => ({ bg: { ...around.bg, ...messages.bg }, en: { ...around.en, ...messages.en } }),
    [around, messages],
  );
  const provider = useMemo(() => createI18nProvider(catalogue, language), [catalogue, language]);
  return (
    <CatalogueContext value={catalogue}>
      <I18nContext value={provider}>{children}</I18nContext>
    </CatalogueContext>
  );
};

/** The i18n provider of the surrounding surface, for react-admin and `useMessages`. */
export const useI18nProvider = (): I18nProvider => use(I18nContext);
