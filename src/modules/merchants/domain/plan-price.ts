import { addDays } from '#kernel/business-date.ts';
import { divideHalfUp } from '#kernel/money.ts';
import { daysOf } from '#kernel/month.ts';
import { planPriceLists, planPriceOn, type Plan } from '#kernel/plans.ts';
import { isWithin, type PlanDays } from './plan-periods.ts';

/** Days of a month on which one plan had one price, with what they cost; in cents of a euro, with VAT. */
export type PricedDays = Readonly<{
  plan: Plan;
  /** The price of a whole month. */
  priceMinor: number;
  days: number;
  amountMinor: number;
}>;

/** Price × days / days of the month, half up to the cent. */
const shareOf = (priceMinor: number, days: number, ofMonth: number): number =>
  Number(divideHalfUp(BigInt(priceMinor) * BigInt(days), BigInt(ofMonth)));

/**
 * What the plans of a month cost, by plan and price in the order of their first day: price × days / days of the month,
 * each rounded half up. Days without a price are left out: those of a trial, of a given plan and of the smallest one.
 * @param periods of one merchant, without overlap
 * @param month `YYYY-MM`
 */
export const pricedDaysOf = (
  periods: readonly PlanDays[],
  month: string,
  lists: typeof planPriceLists = planPriceLists,
): readonly PricedDays[] => {
  const { from, to } = daysOf(month);
  const counted = new Map<string, Omit<PricedDays, 'amountMinor'>>();
  let ofMonth = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    ofMonth += 1;
    const period = periods.find((one) => one.kind === 'PAID' && isWithin(one, { from: day, to: day }));
    const priceMinor = period === undefined ? 0 : planPriceOn(period.plan, day, lists);
    if (period === undefined || priceMinor === 0) continue;
    const key = `${period.plan} ${priceMinor}`;
    counted.set(key, { plan: period.plan, priceMinor, days: (counted.get(key)?.days ?? 0) + 1 });
  }
  return [...counted.values()].map((one) => ({
    ...one,
    amountMinor: shareOf(one.priceMinor, one.days, ofMonth),
  }));
};

/** The sum of what the days cost, in cents of a euro. */
export const sumOf = (priced: readonly PricedDays[]): number =>
  priced.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
