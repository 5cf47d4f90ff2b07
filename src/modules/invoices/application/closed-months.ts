import type { ClosedMonths } from '#modules/merchants/index.ts';
import type { BusinessDate } from '#kernel/business-date.ts';

type Deps = Readonly<{ closedMonths: Pick<ClosedMonths, 'isClosed'> }>;

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
