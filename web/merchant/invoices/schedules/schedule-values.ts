import type * as z from 'zod';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import { defaultDueDays } from '#contract/invoices/words/invoice-sums.ts';
import type { Schedule, ScheduleEvery, ScheduleMode, createSchedule } from '#contract/schedules/schedules.ts';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { parseDay, printDay } from '../../../shared/form/parse-day.ts';
import type { DraftValues } from '../writing/draft-values.ts';
import { saleOf } from '../writing/sale-values.ts';

/** The form's fields as typed. */
export type ScheduleValues = DraftValues & {
  every: ScheduleEvery;
  /** 1 to 28, or LAST. */
  day: string;
  startsOn: string;
  endsOn: string;
  times: string;
  dueDays: string;
  mode: ScheduleMode;
  /** Not empty: the card that the customer lets stay is charged. */
  chargesCard: string;
  cardMax: string;
};

/** The last day that each month has. */
const lastOfAll = 28;
const dayOf = (day: string): string =>
  Number(day.slice(8)) > lastOfAll ? 'LAST' : String(Number(day.slice(8)));

/** Every month on the day of today, from tomorrow on: today's document was issued already. */
export const newRhythm = (
  now: Date,
  dueDays: number = defaultDueDays,
): Omit<ScheduleValues, keyof DraftValues> => {
  const today = businessDateOf(now);
  return {
    every: 'MONTH',
    day: dayOf(today),
    startsOn: printDay(addDays(today, 1)),
    endsOn: '',
    times: '',
    dueDays: String(dueDays),
    mode: 'ISSUE_AND_SEND',
    chargesCard: '',
    cardMax: '',
  };
};

/** The terms of a stored schedule; `amount` prints a sum as it is typed. */
export const rhythmOf = (
  schedule: Schedule,
  amount: (sum: number) => string,
): Omit<ScheduleValues, keyof DraftValues> => ({
  every: schedule.every,
  day: String(schedule.day),
  startsOn: printDay(schedule.startsOn),
  endsOn: schedule.endsOn === null ? '' : printDay(schedule.endsOn),
  times: schedule.times === null ? '' : String(schedule.times),
  dueDays: String(schedule.dueDays),
  mode: schedule.mode,
  chargesCard: schedule.chargesCard ? 'yes' : '',
  cardMax: schedule.cardMax === null ? '' : amount(schedule.cardMax),
});

/** The request body; unreadable numbers fail validation. */
export const scheduleOf = (values: ScheduleValues): z.input<typeof createSchedule.body> => ({
  ...saleOf(values),
  every: values.every,
  day: values.day === 'LAST' ? 'LAST' : Number(values.day),
  startsOn: parseDay(values.startsOn) ?? '',
  endsOn: values.endsOn.trim() === '' ? null : (parseDay(values.endsOn) ?? ''),
  times: values.times.trim() === '' ? null : Number(values.times),
  dueDays: values.dueDays.trim() === '' ? Number.NaN : Number(values.dueDays),
  mode: values.mode,
  chargesCard: values.customerId !== '' && values.chargesCard !== '',
  cardMax:
    values.customerId === '' || values.chargesCard === '' || values.cardMax.trim() === ''
      ? null
      : (parseAmount(values.cardMax) ?? 0),
});
