import type { Payment } from '#contract/payments/payments.ts';
import type { TakingsOverTime, TakingsPeriod } from '#contract/payments/takings.ts';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import { fromMinor, minorSum } from '../shared/money.ts';
import { dayOf } from './sample-data.ts';
import { started } from './sample-documents.ts';
import { samplePayments } from './sample-payments.ts';
import type { SampleData } from './sample-data.ts';

type Day = ReturnType<typeof businessDateOf>;

const levPerEuro = 195_583;

/** An amount of euro in leva at the fixed rate. */
export const inBgn = (euro: number): number =>
  fromMinor(Math.floor((minorSum([euro]) * levPerEuro + 50_000) / 100_000));

const isPaid = ({ status }: Payment): boolean => status === 'SUCCEEDED';
const centsOf = (payments: readonly Payment[]): number => minorSum(payments.map(({ amount }) => amount));

const inEuro = (cents: number, count: number) =>
  count === 0 ? [] : [{ currency: 'EUR' as const, amount: fromMinor(cents), count }];

/** The takings of these payments. */
export const sampleTakings = (payments: readonly Payment[]) => {
  const paid = payments.filter(isPaid);
  const cents = centsOf(paid);
  return {
    totalRevenue: { amount: fromMinor(cents), byCurrency: inEuro(cents, paid.length) },
    totalRevenueInBgn: inBgn(fromMinor(cents)),
    totalPayments: payments.length,
    succeededPayments: paid.length,
    successRate: payments.length === 0 ? 0 : Math.round((paid.length * 1_000) / payments.length) / 10,
  };
};

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first day of a month; months below 1 and above 12 are in adjacent years. */
const firstOf = (year: number, month: number): Day =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10) as Day;

/** The first day of the period (day, week from Monday, month, quarter, year) that contains a day, and the day after it. */
const spanOf = (period: TakingsPeriod, day: Day): readonly [from: Day, end: Day] => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (period === 'DAY') return [day, addDays(day, 1)];
  if (period === 'WEEK') {
    const monday = addDays(day, 1 - weekdayOf(day));
    return [monday, addDays(monday, 7)];
  }
  const months = { MONTH: 1, QUARTER: 3, YEAR: 12 }[period];
  const first = month - ((month - 1) % months);
  return [firstOf(year, first), firstOf(year, first + months)];
};

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour, the weekday from 1, the day of the month, the month of the quarter or of the year. */
const placeOf = (period: TakingsPeriod, moment: Date): number => {
  const day = businessDateOf(moment);
  const month = Number(day.slice(5, 7));
  if (period === 'DAY') return Number(hour.format(moment));
  if (period === 'WEEK') return weekdayOf(day);
  if (period === 'MONTH') return Number(day.slice(8));
  return period === 'QUARTER' ? ((month - 1) % 3) + 1 : month;
};

const placesOf = (period: TakingsPeriod, from: Day): number[] => {
  const lastOfMonth = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).getUTCDate();
  const count = { DAY: 24, WEEK: 7, MONTH: lastOfMonth, QUARTER: 3, YEAR: 12 }[period];
  return Array.from({ length: count }, (_, index) => (period === 'DAY' ? index : index + 1));
};

const elapsedMs = (moment: Date, from: Day): number => moment.getTime() - Date.parse(`${from}T00:00:00Z`);

/** A period by Sofia's calendar compared with the previous one, as in the product. @param on a day of the period */
export const sampleTakingsOverTime = (
  data: SampleData,
  period: TakingsPeriod,
  on?: string,
): TakingsOverTime => {
  const { now } = data;
  const today = businessDateOf(now);
  const [from, end] = spanOf(period, (on as Day | undefined) ?? today);
  const [before] = spanOf(period, addDays(from, -1));
  const isRunning = today < end;
  const paid = samplePayments(data)
    .filter(isPaid)
    .map((payment) => ({ ...payment, moment: new Date(payment.createdAt) }));
  const beganAt = (beginning: Day) =>
    paid.filter(({ moment }) => spanOf(period, businessDateOf(moment))[0] === beginning);
  const [within, earlier] = [beganAt(from), beganAt(before)];
  const at = (payments: typeof paid, place: number) =>
    fromMinor(centsOf(payments.filter(({ moment }) => placeOf(period, moment) === place)));
  const cents = centsOf(within);
  const isCompared = ({ moment }: { moment: Date }): boolean =>
    !isRunning || elapsedMs(moment, before) <= elapsedMs(now, from);
  const compared = centsOf(earlier.filter(isCompared));
  const refunds = started
    .map(({ refund }) => refund)
    .filter((refund) => refund !== undefined)
    .filter(({ daysAgo }) => spanOf(period, dayOf(data, daysAgo) as Day)[0] === from)
    .reduce((sum, { cents: minor }) => sum + minor, 0);
  const fees = minorSum(within.flatMap(({ platformFee, merchantFee }) => [platformFee, merchantFee]));
  return {
    period,
    from,
    to: isRunning ? today : addDays(end, -1),
    total: fromMinor(cents),
    previousTotal: fromMinor(compared),
    growth: compared === 0 ? null : Math.round(((cents - compared) * 1_000) / compared) / 10,
    count: within.length,
    fees: fromMinor(fees),
    refunds: fromMinor(refunds),
    disputes: 0,
    net: fromMinor(cents - fees - refunds),
    byCurrency: inEuro(cents, within.length),
    lastDays: Array.from({ length: 30 }, (_, place) => {
      const day = addDays(today, place - 29);
      const ofDay = paid.filter(({ moment }) => businessDateOf(moment) === day);
      return { amount: fromMinor(centsOf(ofDay)), count: ofDay.length };
    }),
    current: isRunning ? placeOf(period, now) : null,
    points: placesOf(period, from).map((place) => ({
      place,
      amount: at(within, place),
      previousAmount: at(earlier, place),
    })),
  };
};
