import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import type { VerifyNumbers } from '../../application/verify-numbers.ts';
import { AnchorsDamaged, readAnchors } from '../../domain/anchor.ts';
import type { AnchorSignatures } from '../../ports/anchor-signatures.ts';
import type { AnchorStore } from '../../ports/anchor-store.ts';

/** Series whose numbers have a gap or differ from their counter row. */
const gaps = `select format('series %s of merchant %s: numbers %s to %s, next %s, documents %s',
                 s.series, s.merchant_id, min(i.number), max(i.number), s.next_number, count(i.id)) as name
   from invoice_series s left join invoices i on i.merchant_id = s.merchant_id and i.series = s.series
   group by s.merchant_id, s.series, s.start_number, s.next_number
   having count(i.id) <> s.next_number - s.start_number
       or coalesce(min(i.number), s.start_number) <> s.start_number
       or coalesce(max(i.number), s.start_number - 1) <> s.next_number - 1`;

/** Succeeded payments without exactly one standing document; a payment of more than was open has none. */
const paymentsWithoutInvoice = `select format('payment %s has %s invoices', p.id, count(i.id)) as name
   from payments p left join invoice_payments f on f.payment_id = p.id
     and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)
   left join invoices i on i.type = 'INVOICE' and i.annulled_at is null and i.replaced_at is null
     and (i.id = f.invoice_id or i.payment_id = p.id)
   where p.status = 'SUCCEEDED' group by p.id having count(i.id) <> case when p.overpaid then 0 else 1 end`;

/** Invoices whose paid amount differs from the sum of their payments that were not taken back. */
const wronglyPaid = `select format('invoice %s of merchant %s is paid with %s and has payments of %s', i.invoice_number,
     i.merchant_id, i.paid_minor, coalesce(sum(f.amount_minor), 0)) as name
   from invoices i left join invoice_payments f on f.invoice_id = i.id
     and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)
   where i.type = 'INVOICE' and not i.is_test
   group by i.id having i.paid_minor <> coalesce(sum(f.amount_minor), 0)`;

/** Whether a payment `p` has a document. */
export const ownInvoice = `exists (select from invoice_payments f where f.payment_id = p.id)`;

/** Succeeded refunds without exactly one credit note of their amount, and other refunds with a credit note. */
const refundsWithoutCreditNote = `select format('refund %s of payment %s is %s and has %s credit notes', r.id, r.payment_id, r.status,
                 count(n.id)) as name
   from refunds r join payments p on p.id = r.payment_id
   left join invoices n on n.refund_id = r.id and n.type = 'CREDIT_NOTE' and n.annulled_at is null
   group by r.id, p.id
   having count(n.id) <> case when r.status = 'SUCCEEDED' and ${ownInvoice} then 1 else 0 end
       or coalesce(sum(n.total_minor), r.amount_minor) <> r.amount_minor
   order by r.id`;

/** Documents of payments with a customer e-mail and not exactly one receipt. */
const invoicesWithoutReceipt = `select format('invoice %s has %s receipts', i.invoice_number, count(d.id)) as name
   from invoices i left join invoice_deliveries d on d.invoice_id = i.id and d.kind = 'RECEIPT'
   where i.payment_id is not null and i.type = 'INVOICE' and i.customer_email is not null
   group by i.id having count(d.id) <> 1`;

type Deps = Readonly<{
  database: Database;
  verifyNumbers: VerifyNumbers;
  anchorStore: AnchorStore;
  signatures: AnchorSignatures;
}>;

/** Findings of `invoices verify`, including the anchors of this installation. */
const brokenChains = async ({
  verifyNumbers,
  anchorStore,
  signatures,
}: Omit<Deps, 'database'>): Promise<string[]> => {
  try {
    const { findings } = await verifyNumbers.verify(await readAnchors(await anchorStore.read(), signatures));
    return findings.map(
      ({ merchantId, series, invoiceNumber, fault }) =>
        `document ${invoiceNumber} of merchant ${merchantId} (${series}): ${fault}`,
    );
  } catch (error) {
    if (error instanceof AnchorsDamaged) return [error.message];
    throw error;
  }
};

/** Invariants of the doctor (reliability, "Invariants"). */
export const invoiceChecks = ({ database, ...chains }: Deps): Invariant[] => {
  const named = (code: string, sql: string): Invariant => ({
    code,
    violations: async () => (await database.rows<{ name: string }>(sql)).map(({ name }) => name),
  });
  return [
    { code: 'doctor.chains-intact', violations: () => brokenChains(chains) },
    named('doctor.numbers-gapless', gaps),
    named('doctor.one-invoice-each', paymentsWithoutInvoice),
    named('doctor.paid-sums-true', wronglyPaid),
    named('doctor.one-credit-note-each', refundsWithoutCreditNote),
    named('doctor.one-receipt-each', invoicesWithoutReceipt),
  ];
};
