import type { Database } from '#platform/database/database.ts';
import type { PaidByCard } from '../../application/installment-links.ts';

/** The payments, by card or by transfer, of the links of each instalment of a document `i`. */
export const cardPayments = `select l.installment as seq, sum(f.amount_minor)::bigint as minor
  from invoice_payments f join payments p on p.id = f.payment_id join payment_links l on l.id = p.payment_link_id
  where f.invoice_id = i.id and l.installment is not null
    and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)
  group by l.installment`;

export const paidByCard =
  ({ database }: Readonly<{ database: Database }>): PaidByCard =>
  async (invoiceId) => {
    const rows = await database.rows<{ seq: number; minor: number }>(
      `select paid.seq, paid.minor from invoices i cross join lateral (${cardPayments}) paid where i.id = :invoiceId`,
      { invoiceId },
    );
    return new Map(rows.map(({ seq, minor }) => [seq, BigInt(minor)]));
  };
