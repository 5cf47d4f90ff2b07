import type { InstallmentView } from '../../application/advance-view.ts';
import { openByInstallment } from '../../domain/installments.ts';
import { cardPayments } from './paid-by-card.ts';

/** The columns of `AdvanceView` of a document `i`; `:publicUrl` is the origin of the pay page. */
export const advanceColumns = `
  i.is_advance as "isAdvance",
  (select coalesce(json_agg(json_build_object('id', a.id, 'invoiceNumber', a.invoice_number, 'issueDate', a.issue_date,
     'netMinor', d.net, 'taxMinor', d.tax) order by a.id), '[]')
   from (select advance_id, sum(base_minor)::bigint as net, sum(tax_minor)::bigint as tax
     from invoice_advances where final_id = i.id group by advance_id) d
   join invoices a on a.id = d.advance_id) as advances,
  (select json_build_object('id', f.id, 'invoiceNumber', f.invoice_number, 'issueDate', f.issue_date)
   from invoice_advances d join invoices f on f.id = d.final_id
   where d.advance_id = i.id and d.freed_at is null limit 1) as "deductedIn",
  (select coalesce(json_agg(json_build_object('seq', n.seq, 'dueDate', n.due_on, 'amountMinor', n.amount_minor,
     'cardMinor', coalesce((select paid.minor from (${cardPayments}) paid where paid.seq = n.seq), 0),
     'payUrl', (select cast(:publicUrl as text) || '/pay/' || l.token from payment_links l
       where l.invoice_id = i.id and l.installment = n.seq and l.status = 'ACTIVE' and i.status <> 'PAID'
         and i.annulled_at is null)) order by n.seq), '[]')
   from installments n where n.invoice_id = i.id) as plan`;

export type InstallmentRows = Readonly<{
  plan: readonly (Omit<InstallmentView, 'openMinor'> & Readonly<{ cardMinor: number }>)[];
}>;

/** @param openMinor of the document */
export const installmentsOf = ({ plan }: InstallmentRows, openMinor: number): InstallmentView[] => {
  const open = openByInstallment(
    plan.map(({ amountMinor }) => BigInt(amountMinor)),
    BigInt(openMinor),
    new Map(plan.map(({ seq, cardMinor }) => [seq, BigInt(cardMinor)])),
  );
  return plan.map(({ cardMinor: _, ...installment }, place) => ({
    ...installment,
    openMinor: Number(open[place]),
  }));
};
