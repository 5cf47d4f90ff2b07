import { businessDateOf, startOfDay } from '#kernel/business-date.ts';
import type { BesideCustomers } from '#modules/customers/index.ts';
import { isLate, openSum } from '#modules/invoices/index.ts';
import { comparedSpans } from '#modules/payments/index.ts';
import { paidDocument } from './breakdown-sql.ts';

/** What customers are sorted by besides their own fields. */
export type MoneySort = 'turnover' | 'unpaid' | 'lastPurchaseOn';
/** OWING: an invoice is not paid; OVERDUE: such an invoice is overdue. */
export type MoneyStatus = 'OWING' | 'OVERDUE';

/** Payments `p` of this year with the customer of their document; the takings of reports. */
const paid = `payments p join (select f.payment_id, f.merchant_id, i.customer_id ${paidDocument}) document
    on document.payment_id = p.id
  where p.status = 'SUCCEEDED' and p.succeeded_at >= :yearFrom and p.succeeded_at < :yearEnd`;
/** Documents `i` of which something can be open; of annulled ones nothing is (`openSum`). */
const unpaid = `invoices i where i.status in ('PENDING', 'OVERDUE') and not i.is_test`;
/** Documents `i` of purchases. */
const bought = `invoices i where i.type <> 'CREDIT_NOTE' and i.annulled_at is null and not i.is_test`;
/** Cents of EUR. */
const openEur = `round(${openSum} / i.eur_rate)`;

/** A row for each customer of `:ownMerchant` that has the figure. */
const ranked: Readonly<Record<MoneySort, string>> = {
  turnover: `select document.customer_id, sum(p.eur_amount_minor)::bigint as value from ${paid}
    and p.merchant_id = :ownMerchant and document.merchant_id = :ownMerchant and document.customer_id is not null
    group by 1`,
  unpaid: `select i.customer_id, sum(${openEur})::bigint as value from ${unpaid}
    and i.merchant_id = :ownMerchant and i.customer_id is not null group by 1`,
  lastPurchaseOn: `select i.customer_id, max(i.issue_date) as value from ${bought}
    and i.merchant_id = :ownMerchant and i.customer_id is not null group by 1`,
};
const without: Readonly<Record<MoneySort, string>> = {
  turnover: '0',
  unpaid: '0',
  lastPurchaseOn: `date '0001-01-01'`,
};

const owing = `r.id in (select i.customer_id from ${unpaid} and i.merchant_id = :ownMerchant
  and i.customer_id is not null and ${openSum} > 0`;
const statuses: Readonly<Record<MoneyStatus, string>> = {
  OWING: `${owing})`,
  OVERDUE: `${owing} and ${isLate})`,
};

/** Joins, order and condition of the list of customers `r` of a merchant. */
export const besideCustomers = (
  ownMerchant: number,
  { sortBy, status }: Readonly<{ sortBy?: MoneySort | undefined; status?: MoneyStatus | undefined }>,
  now: Date,
): BesideCustomers => ({
  joins: sortBy === undefined ? '' : `left join (${ranked[sortBy]}) ranked on ranked.customer_id = r.id`,
  sortColumn: sortBy === undefined ? null : `coalesce(ranked.value, ${without[sortBy]})`,
  where: status === undefined ? 'true' : statuses[status],
  bindings: { ownMerchant, ...moneyBindings(now) },
});

/** The calendar year and the day in Sofia at an instant. */
export const moneyBindings = (now: Date) => {
  const today = businessDateOf(now);
  const { span } = comparedSpans('YEAR', today, now);
  return { yearFrom: startOfDay(span.from), yearEnd: startOfDay(span.end), today };
};

/** The figures of each customer `r`, as columns of `money`; amounts are cents of EUR. */
export const moneyOfCustomer = `left join lateral (
  select (select coalesce(sum(p.eur_amount_minor), 0)::bigint from ${paid} and document.customer_id = r.id)
      as "turnoverMinor",
    owed.*,
    (select max(i.issue_date) from ${bought} and i.customer_id = r.id) as "lastPurchaseOn"
  from (select coalesce(sum(${openEur}), 0)::bigint as "unpaidMinor",
      coalesce(sum(${openEur}) filter (where ${isLate}), 0)::bigint as "overdueMinor"
    from ${unpaid} and i.customer_id = r.id) owed
) money on true`;
