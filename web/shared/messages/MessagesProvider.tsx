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
 * Gives a surface its words beside those it stands in: each surface brings its catalogue with its own chunk, so that
 * a customer loads no back-office sentence. Top-level keys are the surface's name and never meet.
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

/** The provider of the surface around, as react-admin's `i18nProvider` or by `useMessages`. */
export const useI18nProvider = (): I18nProvider => use(I18nContext);
