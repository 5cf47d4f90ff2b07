import type { BusinessDate } from '#kernel/business-date.ts';
import { MonthClosed } from '../domain/failures.ts';
import type { ClosedMonths } from '../ports/closed-months.ts';

type Deps = Readonly<{ closedMonths: Pick<ClosedMonths, 'isClosed'> }>;

/** Refuses what is dated in a closed month; call it in the transaction of the change. @throws MonthClosed */
export const mustBeOpenMonth = async (
  { closedMonths }: Deps,
  merchantId: number,
  day: BusinessDate,
): Promise<void> => {
  if (await closedMonths.isClosed(merchantId, day)) throw new MonthClosed(day);
};
