import type { Language } from '../../shared/messages/language.ts';

/** A rate as the language writes decimals: `1.95583` is „1,95583“ in Bulgarian. Rates arrive as text and stay text. */
export const formatRate = (rate: string, language: Language): string =>
  language === 'bg' ? rate.replace('.', ',') : rate;
