import type { Actor } from '#kernel/actor.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Database } from '#platform/database/database.ts';
import type { VatRate } from '../../domain/vat.ts';

/** A paid advance that no invoice deducts; amounts in minor units, without what was credited. */
export type OpenAdvanceView = Readonly<{
  id: number;
  invoiceNumber: string;
  issueDate: string;
  currency: ChargeCurrency;
  buyerName: string;
  totalMinor: number;
  rates: readonly Readonly<{ taxRate: VatRate; netMinor: number; taxMinor: number }>[];
}>;

const mostAdvances = 50;

/** What credit notes have left of a document `i`, by rate. */
const left = `(select coalesce(json_agg(json_build_object('taxRate', s.rate, 'netMinor', s.net, 'taxMinor', s.tax)
     order by s.rate desc), '[]')
   from (select l.tax_rate as rate,
       sum(case when d.id = i.id then l.net_minor else -l.net_minor end)::bigint as net,
       sum(case when d.id = i.id then l.tax_minor else -l.tax_minor end)::bigint as tax
     from invoices d join invoice_lines l on l.invoice_id = d.id
     where d.id = i.id or (d.corrects_invoice_id = i.id and d.type = 'CREDIT_NOTE' and d.annulled_at is null)
     group by l.tax_rate) s where s.net + s.tax > 0)`;

/**
 * Paid advances of a buyer that a final invoice of the caller's merchant may deduct, the oldest first; none without EIK
 * and e-mail.
 * @throws SignInNeeded, NotAllowed
 */
export const openAdvances = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
  { taxId, email }: Readonly<{ taxId?: string | undefined; email?: string | undefined }>,
): Promise<readonly OpenAdvanceView[]> => {
  const merchantId = mustHold(actor, 'WRITE_DOCUMENTS', 'invoices:read');
  const rows = await database.rows<OpenAdvanceView>(
    `select i.id, i.invoice_number as "invoiceNumber", i.issue_date as "issueDate", i.currency,
       i.buyer ->> 'name' as "buyerName", i.total_minor as "totalMinor", ${left} as rates
     from invoices i
     where i.merchant_id = :merchantId and i.type = 'INVOICE' and not i.is_test and i.status = 'PAID'
       and i.annulled_at is null and i.replaced_at is null and (i.is_advance or i.payment_id is not null)
       and (i.buyer ->> 'taxId' = :taxId or lower(i.customer_email) = lower(:email))
       and not exists (select from invoice_advances d where d.advance_id = i.id and d.freed_at is null)
     order by i.id limit ${mostAdvances}`,
    { merchantId, taxId: taxId ?? null, email: email ?? null },
  );
  return rows.filter(({ rates }) => rates.length > 0);
};
