import type { BusinessDate } from '#kernel/business-date.ts';
import type { FieldProblem } from '#kernel/failure.ts';

const months = {
  bg: [
    'януари',
    'февруари',
    'март',
    'април',
    'май',
    'юни',
    'юли',
    'август',
    'септември',
    'октомври',
    'ноември',
    'декември',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

const printed = (day: BusinessDate, separator: string): string => day.split('-').toReversed().join(separator);

type Period = Readonly<{ from: BusinessDate; to: BusinessDate }>;
const ofPeriod = ({ from, to }: Period, separator: string): string =>
  `${printed(from, separator)} – ${printed(to, separator)}`;

/** Words for the month, the year and the days of a period, in both languages. */
const words: Readonly<Record<string, (period: Period) => string>> = {
  месец: ({ from }) => months.bg[Number(from.slice(5, 7)) - 1]!,
  година: ({ from }) => from.slice(0, 4),
  период: (period) => ofPeriod(period, '.'),
  month: ({ from }) => months.en[Number(from.slice(5, 7)) - 1]!,
  year: ({ from }) => from.slice(0, 4),
  period: (period) => ofPeriod(period, '/'),
};

const pattern = /\{\{([^{}]*)\}\}/g;
const nameOf = (written: string): string => written.trim().toLowerCase();
const wordOf = (written: string): ((period: Period) => string) | null => {
  const name = nameOf(written);
  return Object.hasOwn(words, name) ? words[name]! : null;
};

/** The text with its words filled in. */
export const filledIn = (text: string, period: Period): string =>
  text.replaceAll(pattern, (written, name: string) => wordOf(name)?.(period) ?? written);

/** What a text has in braces that is no word. */
export const wordProblems = (text: string, field: string): FieldProblem[] => {
  const unknown = [...text.matchAll(pattern)].map(([, name]) => name!).find((name) => wordOf(name) === null);
  return unknown === undefined
    ? []
    : [{ field, code: 'fields.schedule-word', params: { word: unknown.trim() } }];
};
