import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { Database } from '#platform/database/database.ts';
import type { InvoiceSummaryView } from '../../application/invoice-view.ts';
import { summaryColumns } from './invoice-columns.ts';
import { conditionsOf, statusColumn } from './invoice-conditions.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;
type Counts = Readonly<{ hasAny: boolean; pending: number; overdue: number }>;

const recentCount = 5;

/** Unpaid documents of the actor's merchant and its newest ones, without test documents. @throws SignInNeeded, NotAllowed */
export const homeInvoices = async (
  { database, clock }: Deps,
  actor: Actor,
): Promise<Counts & Readonly<{ recent: readonly InvoiceSummaryView[] }>> => {
  const merchantId = mustHold(actor, 'SEE', 'invoices:read');
  const today = businessDateOf(clock.now());
  const { where, bindings } = conditionsOf([merchantId], {}, today, recordsVisibleTo(actor, clock));
  const [counts] = await database.rows<Counts>(
    `select exists (select from invoices i where ${where}) as "hasAny", count(*)::bigint as pending,
       count(*) filter (where unpaid.status = 'OVERDUE')::bigint as overdue
     from (select ${statusColumn} as status from invoices i
       where ${where} and i.status in ('PENDING', 'OVERDUE') and i.annulled_at is null) unpaid`,
    bindings,
  );
  const recent = await database.rows<InvoiceSummaryView>(
    `select ${summaryColumns} from invoices i where ${where} and not i.is_test order by i.id desc limit ${recentCount}`,
    bindings,
  );
  return { ...counts!, recent };
};
