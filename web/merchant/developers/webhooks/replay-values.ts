import type * as z from 'zod';
import { businessDateOf } from '#contract/business-date.ts';
import type { replayDeliveries } from '#contract/integrations/webhook-endpoints.ts';
import { parseDay } from '../../../shared/form/parse-day.ts';

/** What is typed in the form: days as dd/mm/yyyy, both included. */
export interface ReplayValues {
  readonly from: string;
  readonly to: string;
  readonly onlyFailed: boolean;
}

const hourMs = 3_600_000;

/** The first instant of a day `YYYY-MM-DD` in Sofia, which is two or three hours ahead of UTC at midnight. */
const startOf = (day: string): string => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(midnight - 3 * hourMs);
  const start = businessDateOf(inSummer) === day ? inSummer : new Date(midnight - 2 * hourMs);
  return start.toISOString();
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10);

/** The request body of the form, from the start of the first day in Sofia to the end of the last one. */
export const replayBodyOf = ({
  from,
  to,
  onlyFailed,
}: ReplayValues): z.input<typeof replayDeliveries.body> => {
  const [first, last] = [parseDay(from), parseDay(to)];
  return {
    from: first === null ? '' : startOf(first),
    to: last === null ? '' : startOf(dayAfter(last)),
    onlyFailed,
  };
};

/** Whether the first day is after the last one. */
export const isReversed = ({ from, to }: Pick<ReplayValues, 'from' | 'to'>): boolean => {
  const [first, last] = [parseDay(from), parseDay(to)];
  return first !== null && last !== null && first > last;
};
