import type { Invariant, Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';
import type { VerifyNumbers } from '../../application/numbers/verify-numbers.ts';
import { linkChecks } from './check-links.ts';
import { referenceChecks } from './check-references.ts';
import { AnchorsDamaged } from '../../domain/numbers/anchor.ts';
import type { AnchorNumbers } from '../../application/numbers/anchor-numbers.ts';
import type { AnchorStore } from '../../ports/anchor-store.ts';

/** A number as `formatInvoiceNumber` prints it. */
const printedNumber = `case i.series when 'LEGAL' then lpad(i.number::text, 10, '0')
  else 'TEST-' || lpad(i.number::text, greatest(6, length(i.number::text)), '0') end`;

/** Series whose numbers have a gap, differ from their counter row, or are printed otherwise. */
const gaps = `select format('series %s of merchant %s: numbers %s to %s, next %s, documents %s',
                 s.series, s.merchant_id, min(i.number), max(i.number), s.next_number, count(i.id)) as name
   from invoice_series s left join invoices i on i.merchant_id = s.merchant_id and i.series = s.series
   group by s.merchant_id, s.series, s.start_number, s.next_number
   having count(i.id) <> s.next_number - s.start_number
       or coalesce(min(i.number), s.start_number) <> s.start_number
       or coalesce(max(i.number), s.start_number - 1) <> s.next_number - 1
   union all
   select format('series %s of merchant %s was last issued on %s, and its last document is of %s', s.series, s.merchant_id,
     coalesce(s.last_issue_date::text, 'no day'), coalesce(max(i.issue_date)::text, 'no day'))
   from invoice_series s left join invoices i on i.merchant_id = s.merchant_id and i.series = s.series
   group by s.merchant_id, s.series having max(i.issue_date) is distinct from s.last_issue_date
     and (s.start_hash is null or count(i.id) > 0)
   union all
   select format('document %s of merchant %s (%s) has the number %s', i.invoice_number, i.merchant_id, i.series, i.number)
   from invoices i where i.invoice_number <> ${printedNumber}`;

/** Whether a row `f` of a payment was not taken back. */
const stands = `not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)`;
const isCurrent = `i.type <> 'CREDIT_NOTE' and i.annulled_at is null and i.replaced_at is null`;

/** Current documents by payment: by its row, or by the document alone. Two conditions joined by `or` would use no index. */
const currentDocuments = `select f.payment_id, i.id from invoice_payments f join invoices i on i.id = f.invoice_id
     where f.payment_id is not null and ${isCurrent} and ${stands}
   union all
   select i.payment_id, i.id from invoices i where i.payment_id is not null and ${isCurrent}
     and not exists (select from invoice_payments f where f.payment_id = i.payment_id and f.invoice_id = i.id and ${stands})`;

/** Whether a payment `p` paid a document of another program: it has no document here. */
export const paidElsewhere = `exists (select from payment_links l
     where l.id = p.payment_link_id and l.foreign_document_id is not null)`;

/** Succeeded payments without exactly one current document; one of more than was open, or of another program, has none. */
const paymentsWithoutInvoice = `select format('payment %s has %s invoices', p.id, count(d.id)) as name
   from payments p left join (${currentDocuments}) d on d.payment_id = p.id
   where p.status = 'SUCCEEDED' group by p.id having count(d.id) <> case when p.overpaid or ${paidElsewhere} then 0 else 1 end`;

/**
 * Invoices whose paid amount differs from the sum of their payments that were not taken back, or whose credited amount from
 * that of their credit notes without a refund.
 */
const wronglyPaid = `select format('invoice %s of merchant %s is paid with %s, credited with %s, and has payments of %s, credit notes of %s',
     i.invoice_number, i.merchant_id, i.paid_minor, i.credited_minor, coalesce(paid.sum, 0), coalesce(credited.sum, 0)) as name
   from invoices i
   left join (select f.invoice_id, sum(f.amount_minor) as sum from invoice_payments f where ${stands}
     group by f.invoice_id) paid on paid.invoice_id = i.id
   left join (select n.corrects_invoice_id, sum(n.total_minor) as sum from invoices n
     where n.corrects_invoice_id is not null and n.type = 'CREDIT_NOTE' and n.refund_id is null and n.annulled_at is null
     group by n.corrects_invoice_id) credited on credited.corrects_invoice_id = i.id
   where i.type <> 'CREDIT_NOTE' and not i.is_test
     and (i.paid_minor <> coalesce(paid.sum, 0) or i.credited_minor <> coalesce(credited.sum, 0))`;

/** Documents of which credit notes take back more than a rate, or a line, has. */
const overCredited = `select distinct format('document %s of merchant %s is credited with more than it has', i.invoice_number,
     i.merchant_id) as name
   from invoices i
   join invoices n on n.corrects_invoice_id = i.id and n.type = 'CREDIT_NOTE' and n.annulled_at is null
   join invoice_lines l on l.invoice_id = n.id
   group by i.id, l.tax_rate, l.vat_ground
   having sum(l.net_minor) > (select coalesce(sum(o.net_minor), 0) from invoice_lines o
       where o.invoice_id = i.id and o.tax_rate = l.tax_rate and o.vat_ground is not distinct from l.vat_ground)
     or sum(l.tax_minor) > (select coalesce(sum(o.tax_minor), 0) from invoice_lines o
       where o.invoice_id = i.id and o.tax_rate = l.tax_rate and o.vat_ground is not distinct from l.vat_ground)`;

/** Whether a payment `p` has a document. */
export const ownInvoice = `exists (select from invoice_payments f where f.payment_id = p.id)`;

/** Whether credit notes, one without a refund among them, have taken back the whole document of a payment `p`. */
export const whollyCredited = `exists (select from invoice_payments f join invoices i on i.id = f.invoice_id
     join invoices c on c.corrects_invoice_id = i.id and c.type = 'CREDIT_NOTE' and c.annulled_at is null
   where f.payment_id = p.id and i.replaced_at is null group by i.id
   having sum(c.total_minor) = i.total_minor and bool_or(c.refund_id is null))`;

/**
 * Succeeded refunds without exactly one credit note of their amount, and other refunds with a credit note. A document that
 * was wholly credited before the money went back has none, or one of what was left.
 */
const refundsWithoutCreditNote = `select format('refund %s of payment %s is %s and has %s credit notes', r.id, r.payment_id, r.status,
                 count(n.id)) as name
   from refunds r join payments p on p.id = r.payment_id
   left join invoices n on n.refund_id = r.id and n.type = 'CREDIT_NOTE' and n.annulled_at is null
   group by r.id, p.id
   having (count(n.id) <> case when r.status = 'SUCCEEDED' and ${ownInvoice} then 1 else 0 end
       or coalesce(sum(n.total_minor), r.amount_minor) <> r.amount_minor)
     and not (r.status = 'SUCCEEDED' and count(n.id) <= 1 and ${whollyCredited})
   order by r.id`;

/** Documents of payments with a customer e-mail and no receipt; an index keeps a second one from the same address. */
const invoicesWithoutReceipt = `select format('invoice %s of merchant %s has no receipt', i.invoice_number, i.merchant_id) as name
   from invoices i
   where i.payment_id is not null and i.type = 'INVOICE' and i.customer_email is not null
     and not exists (select from invoice_deliveries d where d.invoice_id = i.id and d.kind = 'RECEIPT')`;

/** Final invoices whose lines below zero differ from the deductions of the advance they name, and plans that are not the total. */
const wronglyDeducted = `select format('invoice %s of merchant %s deducts %s of advance %s and has deductions of %s', i.invoice_number,
     i.merchant_id, coalesce(l.below, 0), coalesce(l.number, d.number), coalesce(d.deducted, 0)) as name
   from (select invoice_id, advance_number as number, -sum(net_minor + tax_minor) as below from invoice_lines
     where advance_number is not null group by 1, 2) l
   full join (select a.final_id, v.invoice_number as number, sum(a.base_minor + a.tax_minor) as deducted
     from invoice_advances a left join invoices v on v.id = a.advance_id group by 1, 2) d
     on d.final_id = l.invoice_id and d.number = l.number
   join invoices i on i.id = coalesce(l.invoice_id, d.final_id)
   where l.below is distinct from d.deducted
   union all
   select format('invoice %s of merchant %s has instalments of %s', i.invoice_number, i.merchant_id, sum(n.amount_minor))
   from invoices i join installments n on n.invoice_id = i.id
   group by i.id having sum(n.amount_minor) <> i.total_minor or max(n.until_minor) <> i.total_minor`;

type Deps = Readonly<{
  database: Database;
  verifyNumbers: VerifyNumbers;
  anchorStore: AnchorStore;
  anchorNumbers: Pick<AnchorNumbers, 'read'>;
}>;

/** Findings of `invoices verify`, including the anchors of this installation. */
const brokenChains = async ({
  verifyNumbers,
  anchorStore,
  anchorNumbers,
}: Omit<Deps, 'database'>): Promise<Violation[]> => {
  try {
    const { findings } = await verifyNumbers.verify(await anchorNumbers.read(await anchorStore.read()));
    return findings.map(({ merchantId, series, invoiceNumber, fault }) => ({
      record: `document ${invoiceNumber} of merchant ${merchantId} (${series}): ${fault}`,
    }));
  } catch (error) {
    if (error instanceof AnchorsDamaged) return [{ record: error.message }];
    throw error;
  }
};

/** Invariants of the doctor (reliability, "Invariants"). */
export const invoiceChecks = ({ database, ...chains }: Deps): Invariant[] => [
  { code: 'doctor.chains-intact', violations: () => brokenChains(chains) },
  ...sqlInvariants(database, {
    'doctor.numbers-gapless': gaps,
    'doctor.one-invoice-each': paymentsWithoutInvoice,
    'doctor.paid-sums-true': wronglyPaid,
    'doctor.credit-notes-within': overCredited,
    'doctor.one-credit-note-each': refundsWithoutCreditNote,
    'doctor.one-receipt-each': invoicesWithoutReceipt,
    'doctor.deductions-true': wronglyDeducted,
    ...linkChecks,
    ...referenceChecks,
  }),
];
