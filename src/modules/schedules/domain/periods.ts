import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { addMonths, daysOf, monthOf } from '#kernel/month.ts';

export type Every = 'MONTH' | 'QUARTER' | 'YEAR';

/** When a schedule makes documents. */
export type Rhythm = Readonly<{
  every: Every;
  /** 1 to 28; null: the last day of the month. */
  day: number | null;
  startsOn: BusinessDate;
  endsOn: BusinessDate | null;
  /** How many periods it has; null without a limit. */
  times: number | null;
}>;

/** Months from one period to the next. */
export const monthsOf: Readonly<Record<Every, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** Days after its day within which a period is still run by itself (VAT Act, art. 113(4)). */
export const lateDays = 5;

const dayIn = (month: string, day: number | null): BusinessDate =>
  day === null ? daysOf(month).to : addDays(daysOf(month).from, day - 1);

/** The month of the first period. */
const firstMonth = ({ day, startsOn }: Rhythm): string => {
  const month = monthOf(startsOn);
  return isBefore(dayIn(month, day), startsOn) ? addMonths(month, 1) : month;
};

/** The period of a place, from 0; null after the last one. */
const periodAt = (rhythm: Rhythm, place: number): BusinessDate | null => {
  if (rhythm.times !== null && place >= rhythm.times) return null;
  const day = dayIn(addMonths(firstMonth(rhythm), place * monthsOf[rhythm.every]), rhythm.day);
  return rhythm.endsOn !== null && isBefore(rhythm.endsOn, day) ? null : day;
};

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

/** The first period on a day or after it; null when none follows. */
export const nextPeriod = (rhythm: Rhythm, onOrAfter: BusinessDate): BusinessDate | null => {
  const passed = monthsBetween(firstMonth(rhythm), monthOf(onOrAfter));
  const place = Math.max(0, Math.floor(passed / monthsOf[rhythm.every]));
  const found = periodAt(rhythm, place);
  if (found === null || !isBefore(found, onOrAfter)) return found;
  return periodAt(rhythm, place + 1);
};

/** The period after one. */
export const periodAfter = (rhythm: Rhythm, period: BusinessDate): BusinessDate | null =>
  nextPeriod(rhythm, addDays(period, 1));

/** The periods from one to a day, both included. */
export const periodsUntil = (rhythm: Rhythm, from: BusinessDate, to: BusinessDate): BusinessDate[] => {
  const found: BusinessDate[] = [];
  for (let day = nextPeriod(rhythm, from); day !== null && !isBefore(to, day); day = periodAfter(rhythm, day))
    found.push(day);
  return found;
};

/** What is done on a day: at most one period is run, older ones are missed. */
export type Due = Readonly<{
  run: BusinessDate | null;
  missed: readonly BusinessDate[];
  nextOn: BusinessDate | null;
}>;

/** @param nextOn the first period that was not done */
export const dueOn = (rhythm: Rhythm, nextOn: BusinessDate, today: BusinessDate): Due => {
  const periods = periodsUntil(rhythm, nextOn, today);
  const newest = periods.at(-1) ?? null;
  const run = newest !== null && !isBefore(newest, addDays(today, -lateDays)) ? newest : null;
  return {
    run,
    missed: periods.filter((period) => period !== run),
    nextOn: nextPeriod(rhythm, addDays(today, 1)),
  };
};

/** The days that a period is for: from its day to the day before the next one, as if the schedule went on. */
export const daysOfPeriod = (
  { every, day, startsOn }: Pick<Rhythm, 'every' | 'day' | 'startsOn'>,
  period: BusinessDate,
): Readonly<{ from: BusinessDate; to: BusinessDate }> => {
  const next = periodAfter({ every, day, startsOn, endsOn: null, times: null }, period)!;
  return { from: period, to: addDays(next, -1) };
};
