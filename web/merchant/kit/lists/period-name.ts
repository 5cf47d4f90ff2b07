import { locales } from '../../../shared/format/format-money.ts';
import { lengthOf } from '../../../shared/list/period-presets.ts';
import type { Period } from '../../../shared/list/period-presets.ts';
import type { Language } from '../../../shared/messages/language.ts';

const roman = ['I', 'II', 'III', 'IV'] as const;

/** „октомври 2026 г.“, „2026 г.“, or the parts of a quarter's name; undefined for other periods. */
export const periodName = (
  period: Partial<Period>,
  language: Language,
): string | Readonly<{ quarter: string; year: number }> | undefined => {
  const length = lengthOf(period);
  if (length === undefined) return undefined;
  const first = new Date(`${period.from}T00:00:00Z`);
  const year = first.getUTCFullYear();
  if (length === 'quarter') {
    const index = first.getUTCMonth() / 3;
    return { quarter: language === 'bg' ? roman[index]! : String(index + 1), year };
  }
  const parts = length === 'year' ? {} : ({ month: 'long' } as const);
  return new Intl.DateTimeFormat(locales[language], { ...parts, year: 'numeric', timeZone: 'UTC' }).format(
    first,
  );
};
