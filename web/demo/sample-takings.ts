import type { Payment } from '#contract/payments.ts';
import type { TakingsOverTime, TakingsPeriod } from '#contract/takings.ts';
import { addDays, businessDateOf } from '#contract/invoice-sums.ts';
import { samplePayments } from './sample-payments.ts';
import { euro } from './sample-data.ts';
import type { SampleData } from './sample-data.ts';

type Day = ReturnType<typeof businessDateOf>;

const levPerEuro = 195_583;

const centsOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
const isPaid = ({ status }: Payment): boolean => status === 'SUCCEEDED';
const sumOf = (payments: readonly Payment[]): number => centsOf(payments.map(({ amount }) => amount));

const inEuro = (cents: number, count: number) =>
  count === 0 ? [] : [{ currency: 'EUR' as const, amount: euro(cents), count }];

/** The takings of these payments. */
export const sampleTakings = (payments: readonly Payment[]) => {
  const paid = payments.filter(isPaid);
  const cents = sumOf(paid);
  return {
    totalRevenue: { amount: euro(cents), byCurrency: inEuro(cents, paid.length) },
    totalRevenueInBgn: euro(Math.floor((cents * levPerEuro + 50_000) / 100_000)),
    totalPayments: payments.length,
    succeededPayments: paid.length,
    successRate: payments.length === 0 ? 0 : Math.round((paid.length * 1_000) / payments.length) / 10,
  };
};

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first day of the period (day, week from Monday, month, year) that contains a day. */
const beginningOf = (period: TakingsPeriod, day: Day): Day => {
  if (period === 'DAY') return day;
  if (period === 'WEEK') return addDays(day, 1 - weekdayOf(day));
  return `${period === 'MONTH' ? day.slice(0, 8) : `${day.slice(0, 5)}01-`}01` as Day;
};

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour, the weekday from 1, the day of the month or the month. */
const placeOf = (period: TakingsPeriod, moment: Date): number => {
  const day = businessDateOf(moment);
  if (period === 'DAY') return Number(hour.format(moment));
  if (period === 'WEEK') return weekdayOf(day);
  return Number(period === 'MONTH' ? day.slice(8) : day.slice(5, 7));
};

const placesOf = (period: TakingsPeriod, from: Day): number[] => {
  const lastOfMonth = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).getUTCDate();
  const count = { DAY: 24, WEEK: 7, MONTH: lastOfMonth, YEAR: 12 }[period];
  return Array.from({ length: count }, (_, index) => (period === 'DAY' ? index : index + 1));
};

const elapsedMs = (moment: Date, from: Day): number => moment.getTime() - Date.parse(`${from}T00:00:00Z`);

/** The current period by Sofia's calendar compared with the previous one up to the same moment, as in the product. */
export const sampleTakingsOverTime = (data: SampleData, period: TakingsPeriod): TakingsOverTime => {
  const { now } = data;
  const today = businessDateOf(now);
  const from = beginningOf(period, today);
  const before = beginningOf(period, addDays(from, -1));
  const paid = samplePayments(data)
    .filter(isPaid)
    .map((payment) => ({ ...payment, moment: new Date(payment.createdAt) }));
  const beganAt = (beginning: Day) =>
    paid.filter(({ moment }) => beginningOf(period, businessDateOf(moment)) === beginning);
  const [within, earlier] = [beganAt(from), beganAt(before)];
  const at = (payments: typeof paid, place: number) =>
    euro(sumOf(payments.filter(({ moment }) => placeOf(period, moment) === place)));
  const cents = sumOf(within);
  const compared = sumOf(earlier.filter(({ moment }) => elapsedMs(moment, before) <= elapsedMs(now, from)));
  const fees = centsOf(within.flatMap(({ platformFee, merchantFee }) => [platformFee, merchantFee]));
  return {
    period,
    from,
    to: today,
    total: euro(cents),
    previousTotal: euro(compared),
    growth: compared === 0 ? null : Math.round(((cents - compared) * 1_000) / compared) / 10,
    count: within.length,
    fees: euro(fees),
    net: euro(cents - fees),
    byCurrency: inEuro(cents, within.length),
    points: placesOf(period, from).map((place) => ({
      place,
      amount: at(within, place),
      previousAmount: at(earlier, place),
    })),
  };
};
