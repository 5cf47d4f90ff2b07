import { addDays, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { SyntheticDataRequest } from './request.ts';
import { cumulativeSums, type RandomSource } from './random-source.ts';

export type Trade = 'RESTAURANT' | 'RETAIL' | 'SERVICE' | 'ECOMMERCE';

/** Weights of weekdays, Sunday first. */
const weekdays = [0.72, 0.94, 0.97, 1, 1.04, 1.24, 1.2];
/** Weights of months, January first: quiet after the holidays, busy in summer, busiest before Christmas. */
const months = [0.78, 0.84, 0.95, 1, 1.02, 1.06, 1.14, 1.12, 1, 0.98, 1.16, 1.52];

/** Weights of the hours of Sofia's day, midnight first. */
const hours: Readonly<Record<Trade, readonly number[]>> = {
  RESTAURANT: [1, 0, 0, 0, 0, 0, 0, 1, 3, 4, 4, 9, 18, 17, 8, 4, 4, 6, 11, 18, 19, 14, 8, 3],
  RETAIL: [0, 0, 0, 0, 0, 0, 0, 0, 2, 7, 11, 13, 12, 10, 10, 11, 13, 15, 13, 7, 2, 1, 0, 0],
  SERVICE: [0, 0, 0, 0, 0, 0, 0, 1, 6, 12, 14, 13, 7, 9, 13, 13, 11, 8, 4, 2, 1, 0, 0, 0],
  ECOMMERCE: [3, 1, 1, 0, 0, 0, 1, 2, 4, 6, 7, 8, 8, 7, 7, 7, 7, 8, 9, 11, 13, 14, 11, 6],
};
const cumulativeHours = Object.fromEntries(
  Object.entries(hours).map(([trade, shares]) => [trade, cumulativeSums(shares)]),
) as Record<Trade, number[]>;

const hourMs = 3_600_000;

/** A day of the history, and the number of payments begun by its end. */
export type HistoryDay = Readonly<{ date: BusinessDate; start: Date; begunUntil: number }>;

/** A young business grows: its last day is busier than its first, whatever the season. */
const weightOf = (date: BusinessDate, place: number, days: number): number => {
  const day = new Date(`${date}T00:00:00Z`);
  return weekdays[day.getUTCDay()]! * months[day.getUTCMonth()]! * (0.45 + (1.1 * place) / days);
};

export const pastDays = ({ days, until, payments }: SyntheticDataRequest): HistoryDay[] => {
  const dates = Array.from({ length: days }, (_, place) => addDays(until, place - days));
  const sums = cumulativeSums(dates.map((date, place) => weightOf(date, place, days)));
  return dates.map((date, place) => ({
    date,
    start: startOfDay(date),
    begunUntil: Math.round((payments * sums[place]!) / sums.at(-1)!),
  }));
};

/** A random moment within the opening hours of a trade. */
export const momentOf = ({ start }: HistoryDay, trade: Trade, random: RandomSource): Date =>
  new Date(start.getTime() + random.weighted(cumulativeHours[trade]) * hourMs + random.whole(0, hourMs));
