import type { ClosedMonths } from '#modules/merchants/index.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import { MonthClosed } from '../domain/failures.ts';

type Deps = Readonly<{ closedMonths: Pick<ClosedMonths, 'isClosed'> }>;

/** Refuses what is dated in a closed month; call it in the transaction of the change. @throws MonthClosed */
export const mustBeOpenMonth = async (
  { closedMonths }: Deps,
  merchantId: number,
  day: BusinessDate,
): Promise<void> => {
  if (await closedMonths.isClosed(merchantId, day)) throw new MonthClosed(day);
};

/**
 * The issue date of a document about a fact of the day: the day itself, or today when its month is closed. The tax event
 * keeps the day of the fact.
 */
export const issueDayOf = async (
  { closedMonths }: Deps,
  merchantId: number,
  day: BusinessDate,
  today: BusinessDate,
): Promise<BusinessDate> => ((await closedMonths.isClosed(merchantId, day)) ? today : day);
