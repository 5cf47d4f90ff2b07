import type { Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { daysOf, monthOf } from '#kernel/month.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import {
  deadlinesOf,
  statusOf,
  type Deadlines,
  type MonthClose,
  type MonthStatus,
} from '../domain/month-close.ts';
import type { MonthProblem } from '../domain/month-problem.ts';
import type { MonthTotals } from '../domain/month-totals.ts';
import type { MonthCloses, StoredMonthFile } from '../ports/month-closes.ts';
import type { MonthRecords } from '../ports/month-records.ts';
import { saveCheck } from './check-month.ts';
import type { ClosingLimits } from './closing-limits.ts';
import { readerOf, type Whose } from './policies.ts';
import type { MonthRegistrations } from './registrations.ts';
import { readMonth, type Depth, type ReadMonthDeps } from './read-month.ts';

/** A month with what is missing, its sums and files. */
export type MonthView = Readonly<{
  merchantId: number;
  merchantName: string;
  month: string;
  status: MonthStatus;
  /** The last closing; null when the month was never closed. */
  latest: MonthClose | null;
  registrations: MonthRegistrations;
  problems: readonly MonthProblem[];
  totals: MonthTotals;
  files: readonly StoredMonthFile[];
  deadlines: Deadlines;
  /** When the newest mail with the files was refused for good; null when it was not. */
  refusedAt: Date | null;
}>;
type Query = Readonly<{ actor: Actor; whose: Whose; month: string; depth?: Depth }>;
type Deps = ReadMonthDeps &
  Readonly<{
    directory: MerchantDirectory;
    closes: MonthCloses;
    records: MonthRecords;
    limits: ClosingLimits;
    dataViews: DataViews;
  }>;

/**
 * A closed month as it was closed; any other as its documents are now.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields for a month to come, RateLimited
 */
export const getMonth = async (
  deps: Deps,
  { actor, whose, month, depth = 'MONTH' }: Query,
): Promise<MonthView> => {
  const { closes, directory, clock, limits, dataViews } = deps;
  const seller = await readerOf(deps, actor, whose);
  if (month > monthOf(businessDateOf(clock.now())))
    throw new InvalidFields([{ field: 'month', code: 'fields.month-to-come' }]);
  await limits.takeCheck(actor);
  const key = { merchantId: seller.id, month };
  const latest = await closes.latest(key);
  const registrations = await directory.registrationsOf(seller.id, daysOf(month));
  const status = statusOf(month, latest, clock.now());
  const about = {
    ...key,
    merchantName: seller.businessName,
    month,
    status,
    latest,
    registrations,
    deadlines: deadlinesOf(month, seller, registrations),
    refusedAt: await deps.records.refusedAt(key),
  };
  await dataViews.record(actor, [seller.id], 'MONTH_PACK');
  if (status === 'CLOSED' && latest !== null) {
    const { problems, totals, revision } = latest;
    return { ...about, problems, totals, files: await closes.listFiles({ ...key, revision }) };
  }
  const content = await readMonth(deps, { seller, month, depth });
  await saveCheck(deps, content);
  return { ...about, problems: content.problems, totals: content.totals, files: [] };
};
