import { periodWords } from '#contract/schedules/words/period-words.ts';
import { periodName } from '../../../shared/charts/period.ts';

/**
 * The text of a line whose month, and the year after it, become words that each document fills in; unchanged where it
 * names no month or another one.
 * @param day of the document, `YYYY-MM-DD`
 */
export const withPeriodWords = (text: string, day: string): string => {
  const year = day.slice(0, 4);
  return (['bg', 'en'] as const).reduce((written, language) => {
    const [month = ''] = periodName('MONTH', day, language).split(/\s/);
    const pattern = new RegExp(`(?<!\\p{L})${month}(?!\\p{L})(?:(\\s+)${year}(?!\\d))?`, 'giu');
    return written.replaceAll(pattern, (_, space: string | undefined) =>
      space === undefined
        ? periodWords[language].month
        : `${periodWords[language].month}${space}${periodWords[language].year}`,
    );
  }, text);
};
