import { addDays, businessDateOf, startOfDay } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { ExportDeps } from '#platform/exports/export-files.ts';
import type { DocumentsOfDays, DocumentsOfMonth } from '../../application/documents-of-month.ts';
import { ownInvoice, paidElsewhere } from './check-invoices.ts';
import { invoiceFiles } from './export-invoices.ts';
import { statusColumn, unsentMail } from './invoice-conditions.ts';
import { joinSign, signed } from './invoice-export-columns.ts';

type Deps = ExportDeps & Readonly<{ database: Database; clock: Clock }>;

/** Sums as the register has them; a payment belongs to the day of its success. */
const figures = `
  select ids.id as "merchantId", coalesce(issued.documents, 0) as documents, coalesce(issued.vat, 0) as "vatMinor",
    coalesce(issued.overdue, 0) as "overdueInvoices", coalesce(issued.undelivered, 0) as undelivered,
    coalesce(bare.payments, 0) as "paymentsWithoutDocument"
  from unnest(cast(:merchantIds as bigint[])) ids (id)
  left join (
    select i.merchant_id, count(*)::bigint as documents, sum(${signed('i.eur_tax_minor')})::bigint as vat,
      (count(*) filter (where ${statusColumn} = 'OVERDUE' and i.annulled_at is null))::bigint as overdue,
      (count(*) filter (where ${unsentMail}))::bigint as undelivered
    from invoices i ${joinSign}
    where i.merchant_id = any(cast(:merchantIds as bigint[])) and not i.is_test
      and i.issue_date >= :from and i.issue_date <= :to
    group by i.merchant_id
  ) issued on issued.merchant_id = ids.id
  left join (
    select p.merchant_id, count(*)::bigint as payments
    from payments p
    where p.merchant_id = any(cast(:merchantIds as bigint[])) and p.status = 'SUCCEEDED'
      and p.succeeded_at >= :start and p.succeeded_at < :end and not p.overpaid
      and not ${ownInvoice} and not ${paidElsewhere}
    group by p.merchant_id
  ) bare on bare.merchant_id = ids.id`;

type Row = Omit<DocumentsOfDays, 'vatCharged'> & Readonly<{ merchantId: number; vatMinor: number }>;

/** Figures and files of the documents of a month. */
export const sqlDocumentsOfMonth = (deps: Deps): DocumentsOfMonth => {
  const files = invoiceFiles(deps);
  const today = () => businessDateOf(deps.clock.now());
  return {
    figures: async (merchantIds, { from, to }) => {
      const rows = await deps.database.replicaRows<Row>(figures, {
        merchantIds: [...merchantIds],
        from,
        to,
        start: startOfDay(from),
        end: startOfDay(addDays(to, 1)),
        today: today(),
      });
      return new Map(
        rows.map(({ merchantId, vatMinor, ...counts }): [number, DocumentsOfDays] => [
          merchantId,
          { ...counts, vatCharged: Money.ofMinor(vatMinor, 'EUR') },
        ]),
      );
    },
    file: ({ merchantId, merchantName, days, format, language }) =>
      files.write({
        format,
        language,
        merchantName,
        filters: days,
        visibility: [merchantId],
        today: today(),
      }),
  };
};
