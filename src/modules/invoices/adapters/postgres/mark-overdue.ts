import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { token } from '#kernel/token.ts';
import type { Database } from '#platform/database/database.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { isUncovered } from './invoice-conditions.ts';

type Deps = Readonly<{ database: Database; clock: Clock; audit: InvoiceAuditLog }>;

/** @returns how many documents became OVERDUE */
export type MarkOverdue = () => Promise<number>;
export const MarkOverdue = token<MarkOverdue>('invoices.MarkOverdue');

/**
 * Stores OVERDUE for unpaid documents, or instalments, due before today in Sofia that are not annulled; reads show it before the job.
 */
export const markOverdue =
  ({ database, clock, audit }: Deps): MarkOverdue =>
  () => {
    const today = businessDateOf(clock.now());
    return database.transact(async () => {
      const [marked] = await database.rows<{ count: number }>(
        `with marked as (
           update invoices set status = 'OVERDUE'
           where status = 'PENDING' and annulled_at is null and (due_date < :today or id in (
             select i.id from installments n join invoices i on i.id = n.invoice_id
             where n.due_on < :today and i.status = 'PENDING' and ${isUncovered}))
           returning 1)
         select count(*) as count from marked`,
        { today },
      );
      const count = marked?.count ?? 0;
      if (count > 0) {
        await audit.record({
          actor: system('calendar'),
          action: 'invoice.overdue-marked',
          subject: { type: 'business-day', id: today },
          data: { count },
        });
      }
      return count;
    });
  };
