import { locales } from '../../shared/format/format-money.ts';
import type { Language } from '../../shared/messages/language.ts';

/** The time of an instant in Sofia: „14:05“. */
export const timeOf = (instant: string, language: Language): string =>
  new Date(instant).toLocaleTimeString(locales[language], {
    timeZone: 'Europe/Sofia',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
