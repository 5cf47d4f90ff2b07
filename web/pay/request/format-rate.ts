import type { Language } from '../../shared/messages/language.ts';

/** A decimal rate with the language's decimal mark; rates are strings, to stay exact. */
export const formatRate = (rate: string, language: Language): string =>
  language === 'bg' ? rate.replace('.', ',') : rate;
