import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Money } from '#kernel/money.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { growthOf } from '../../domain/percent.ts';
import type { PaymentFilters } from './payment-conditions.ts';
import { countsOf, readFigures, sumOf, totalOf, type PaymentCounts, type Total } from './payment-figures.ts';

type Deps = Readonly<{ database: Database }>;

type PaymentSummary = PaymentCounts & Readonly<{ failedPayments: number; total: Total; fees: Total }>;

/** Summary of the payments that the actor may see, filtered as the list is. @throws SignInNeeded, NotAllowed */
export const summarisePayments = async (
  { database, merchants }: Deps & Readonly<{ merchants: MerchantDirectory }>,
  actor: Actor,
  filters: PaymentFilters,
): Promise<PaymentSummary> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  const rows = await readFigures(database, await merchants.visibleTo(actor), filters);
  return {
    ...countsOf(rows),
    failedPayments: sumOf(rows, 'failed'),
    total: totalOf(rows),
    fees: totalOf(rows, 'fees'),
  };
};

type OwnTakings = PaymentCounts & Readonly<{ total: Total; totalInLev: Money }>;

/** Totals of the actor's merchant, filtered as its list is. @throws SignInNeeded, NotAllowed */
export const getOwnTakings = async (
  { database, clock }: Deps & Readonly<{ clock: Clock }>,
  actor: Actor,
  filters: PaymentFilters,
): Promise<OwnTakings> => {
  const rows = await readFigures(
    database,
    [mustHold(actor, 'SEE', 'payments:read')],
    filters,
    recordsVisibleTo(actor, clock),
  );
  const total = totalOf(rows);
  return { ...countsOf(rows), total, totalInLev: fixedLevRate.fromEuro(total.amount, 'BGN') };
};

type Dashboard = PaymentCounts &
  Readonly<{
    totalMerchants: number;
    activeMerchants: number;
    total: Total;
    /** Percent against last month; null when last month had no takings. */
    monthlyGrowth: number | null;
  }>;

/** Figures of all merchants and payments, for the back office. @throws SignInNeeded, NotAllowed */
export const getDashboard = async (
  { database, clock }: Deps & Readonly<{ clock: Clock }>,
  actor: Actor,
): Promise<Dashboard> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  const [merchants, all, { thisMonth, lastMonth }] = await Promise.all([
    countMerchants(database),
    readFigures(database, 'all', {}),
    readMonths(database, businessDateOf(clock.now())),
  ]);
  return {
    ...merchants,
    ...countsOf(all),
    total: totalOf(all),
    monthlyGrowth: growthOf(thisMonth, lastMonth),
  };
};

/** Minor units of EUR. */
type Months = Readonly<{ thisMonth: number; lastMonth: number }>;

/** Takings of this month up to today and of the whole last month, in cents. */
const readMonths = async (database: Database, today: BusinessDate): Promise<Months> => {
  const first = firstOfMonth(today);
  const firstOfLast = firstOfMonth(addDays(first, -1));
  const [months] = await database.rows<Months>(
    `select coalesce(sum(t.eur_minor) filter (where t.day >= :first), 0)::bigint as "thisMonth",
            coalesce(sum(t.eur_minor) filter (where t.day < :first), 0)::bigint as "lastMonth"
     from day_payment_totals t where t.status = 'SUCCEEDED' and t.day between :firstOfLast and :today`,
    { first, firstOfLast, today },
  );
  return months!;
};

type MerchantCounts = Readonly<{ totalMerchants: number; activeMerchants: number }>;

const countMerchants = async (database: Database): Promise<MerchantCounts> => {
  const [counted] = await database.rows<MerchantCounts>(
    `select count(*)::bigint as "totalMerchants",
            count(*) filter (where status = 'ACTIVE')::bigint as "activeMerchants"
     from merchants where closed_at is null`,
  );
  return counted!;
};
