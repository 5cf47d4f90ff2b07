import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { StoredProforma } from '../../application/proforma-rows.ts';

/** A row as it is read, with the invoice that was issued of it. */
export type ProformaRow = Omit<StoredProforma, 'subtotal' | 'tax' | 'total' | 'paid' | 'cardMax'> &
  Readonly<{
    currency: ChargeCurrency;
    subtotalMinor: number;
    taxMinor: number;
    totalMinor: number;
    paidMinor: number;
    cardMaxMinor: number | null;
    validUntil: BusinessDate;
  }>;

/** The invoice of the whole sale; null: none yet. */
export const finalInvoice = `(select f.invoice_id from proforma_invoices f
  where f.proforma_id = p.id and not f.is_advance order by f.invoice_id desc limit 1)`;

/** Columns of a ProformaRow of `proformas p`. */
export const rowColumns = `p.id, p.merchant_id as "merchantId", p.kind, p.number, p.state, p.token,
  p.customer_id as "customerId", p.customer_name as "customerName", p.customer_email as "customerEmail", p.content,
  p.about, p.currency, p.subtotal_minor as "subtotalMinor", p.tax_minor as "taxMinor", p.total_minor as "totalMinor",
  p.paid_minor as "paidMinor", p.card_max_minor as "cardMaxMinor", p.valid_until as "validUntil",
  p.payment_link_id as "paymentLinkId", p.reference, p.version, ${finalInvoice} as "finalInvoiceId"`;

export const proformaOf = ({
  currency,
  subtotalMinor,
  taxMinor,
  totalMinor,
  paidMinor,
  cardMaxMinor,
  ...row
}: ProformaRow): StoredProforma => ({
  ...row,
  subtotal: Money.ofMinor(BigInt(subtotalMinor), currency),
  tax: Money.ofMinor(BigInt(taxMinor), currency),
  total: Money.ofMinor(BigInt(totalMinor), currency),
  paid: Money.ofMinor(BigInt(paidMinor), currency),
  cardMax: cardMaxMinor === null ? null : Money.ofMinor(BigInt(cardMaxMinor), currency),
});
