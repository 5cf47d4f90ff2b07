import { system } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { token } from '#kernel/token.ts';
import type { Database } from '#platform/database/database.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import type { InvoiceSeries } from '../../domain/numbers/invoice-number.ts';
import { overdueFacts } from '../../domain/merchant-facts.ts';
import { isUncovered } from './invoice-conditions.ts';

type Deps = Readonly<{ database: Database; clock: Clock; audit: InvoiceAuditLog; events: Events }>;
type Marked = Readonly<{ id: number; merchantId: number; series: InvoiceSeries }>;

/** Documents of one transaction: each is read for its event before the commit. */
const batch = 100;

/** @returns how many documents became OVERDUE */
export type MarkOverdue = () => Promise<number>;
export const MarkOverdue = token<MarkOverdue>('invoices.MarkOverdue');

/** Documents that another transaction holds are left to the next batch, or to the next run. */
const markSome = ({ database }: Deps, today: BusinessDate): Promise<Marked[]> =>
  database.rows<Marked>(
    `with due as (
       select i.id from invoices i
       where i.status = 'PENDING' and i.annulled_at is null and (i.due_date < :today or i.id in (
         select i.id from installments n join invoices i on i.id = n.invoice_id
         where n.due_on < :today and i.status = 'PENDING' and ${isUncovered}))
       order by i.id limit ${batch} for update of i skip locked)
     update invoices i set status = 'OVERDUE' from due where i.id = due.id
     returning i.id, i.merchant_id as "merchantId", i.series`,
    { today },
  );

const markBatch = (deps: Deps, today: BusinessDate): Promise<number> =>
  deps.database.transact(async () => {
    const marked = await markSome(deps, today);
    for (const { id, ...document } of marked)
      for (const fact of overdueFacts({ id, document }))
        await deps.events.publish(MerchantFactHappened, fact);
    if (marked.length > 0)
      await deps.audit.record({
        actor: system('calendar'),
        action: 'invoice.overdue-marked',
        subject: { type: 'business-day', id: today },
        data: { count: marked.length },
      });
    return marked.length;
  });

/**
 * Stores OVERDUE for unpaid documents, or instalments, due before today in Sofia that are not annulled, in batches; reads
 * show it before the job.
 */
export const markOverdue =
  (deps: Deps): MarkOverdue =>
  async () => {
    const today = businessDateOf(deps.clock.now());
    let marked = 0;
    for (;;) {
      const ofBatch = await markBatch(deps, today);
      marked += ofBatch;
      if (ofBatch < batch) return marked;
    }
  };
