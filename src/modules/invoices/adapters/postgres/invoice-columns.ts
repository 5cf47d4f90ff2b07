import { statusColumn } from './invoice-conditions.ts';
import { refundedSum } from './open-sum.ts';

/** Columns of `InvoiceSummaryView` for a document `i`; `:today` decides OVERDUE. */
export const summaryColumns = `
  i.id, i.invoice_number as "invoiceNumber", i.type,
  ${statusColumn} as status,
  i.is_test as "isTest", i.annulled_at as "annulledAt",
  i.total_minor as "totalMinor", i.subtotal_minor as "subtotalMinor", i.tax_minor as "taxMinor",
  i.paid_minor as "paidMinor", i.credited_minor as "creditedMinor",
  ${refundedSum} as "refundedMinor",
  (select tax_rate from invoice_lines where invoice_id = i.id and position = 1) as "taxRate",
  i.currency, i.issue_date as "issueDate", i.due_date as "dueDate", i.description,
  i.merchant_id as "merchantId", i.seller->>'name' as "merchantName",
  i.customer_name as "customerName", i.customer_email as "customerEmail", i.payment_id as "paymentId"`;

const instant = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A column of the first current card payment of a document. */
export const paying = (
  column: string,
): string => `(select p.${column} from invoice_payments f join payments p on p.id = f.payment_id
  where f.invoice_id = i.id and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)
  order by f.id limit 1)`;

/** All payments of a document, in the order in which they were recorded. */
const payments = `(select coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind, 'amountMinor', f.amount_minor,
     'paidOn', f.paid_on, 'paidAt', ${instant('f.paid_at')}, 'paymentId', f.payment_id, 'note', f.note,
     'recordedAt', ${instant('f.recorded_at')}, 'takenBackAt', ${instant('t.taken_back_at')},
     'takenBackReason', t.reason) order by f.id), '[]')
   from invoice_payments f left join invoice_payments_taken_back t on t.payment_id = f.id
   where f.invoice_id = i.id)`;

/** The other columns of `InvoiceView`; `:publicUrl` is the origin of the pay page. */
export const detailColumns = `
  i.customer_id as "customerId", i.tax_event_date as "taxEventDate", i.issued_at as "issuedAt", i.seller, i.buyer, i.vat_ground as "vatGround",
  i.vat_registration as "vatRegistration",
  (select json_build_object('number', c.vat_number, 'state', c.state, 'requestId', c.request_id,
     'checkedAt', ${instant('c.checked_at')}) from invoice_vat_checks c where c.invoice_id = i.id) as "vatCheck",
  i.price_amount_minor as "priceMinor", i.price_currency as "priceCurrency",
  cast(trim_scale(i.eur_rate) as text) as "eurRate", i.eur_rate_day as "eurRateDay",
  i.eur_subtotal_minor as "eurSubtotalMinor", i.eur_tax_minor as "eurTaxMinor",
  i.payment_method as "paymentMethod", i.author, i.language,
  (select m.language from merchants m where m.id = i.merchant_id) as "merchantLanguage", i.fiscal_mode as "fiscalMode",
  i.e_shop_number as "eShopNumber", coalesce(i.order_number, ${paying('order_number')}) as "orderNumber",
  coalesce(i.transaction_reference, ${paying('transaction_reference')}) as "transactionReference", i.paid_at as "paidAt",
  corrected.invoice_number as "correctsNumber", corrected.issue_date as "correctsIssueDate",
  i.correction_reason as "correctionReason", i.correction_kind as "correctionKind",
  i.corrects_invoice_id as "correctsId", corrected.type as "correctsType",
  (select coalesce(json_agg(json_build_object('id', n.id, 'invoiceNumber', n.invoice_number,
     'issueDate', n.issue_date, 'totalMinor', n.total_minor) order by n.id), '[]')
   from invoices n where n.corrects_invoice_id = i.id and n.type = 'CREDIT_NOTE' and n.annulled_at is null)
     as "creditNotes",
  (select coalesce(json_agg(json_build_object('id', n.id, 'invoiceNumber', n.invoice_number,
     'issueDate', n.issue_date, 'totalMinor', n.total_minor) order by n.id), '[]')
   from invoices n where n.corrects_invoice_id = i.id and n.type = 'DEBIT_NOTE' and n.annulled_at is null)
     as "debitNotes",
  coalesce(i.payment_id, ${paying('id')}) as "paidBy",
  i.annulment_reason as "annulmentReason",
  (select cast(:publicUrl as text) || '/pay/' || l.token from payment_links l
   where l.invoice_id = i.id and l.status = 'ACTIVE' and i.status <> 'PAID' and i.annulled_at is null
   order by l.installment limit 1) as "payUrl",
  (select cast(:publicUrl as text) || '/d/' || t.token from document_tokens t where t.invoice_id = i.id) as "proofUrl",
  ${payments} as payments,
  (select coalesce(json_agg(json_build_object('kind', d.kind, 'status', d.state, 'recipient', d.recipient,
     'createdAt', ${instant('d.created_at')}, 'sentAt', ${instant('d.sent_at')}, 'reason', d.last_error)
     order by d.id desc), '[]')
   from invoice_deliveries d where d.invoice_id = i.id) as deliveries`;

/** A price as decimal text: the exact one, or where there is none the one in minor units. */
const price = (name: string): string =>
  `cast(trim_scale(coalesce(exact_${name}, ${name}_minor / 100.0)) as text)`;

export const lineViewColumns = `
  id, description, cast(trim_scale(coalesce(exact_quantity, quantity)) as text) as quantity, unit,
  ${price('unit_price')} as "unitPrice", ${price('gross_unit_price')} as "grossUnitPrice",
  net_minor as "netMinor", tax_minor as "taxMinor",
  tax_rate as "taxRate", tax_group as "taxGroup",
  vat_ground as "vatGround", cast(trim_scale(discount_percent) as text) as "discountPercent",
  corrects_line as "correctsLine", advance_number as "advanceNumber", advance_issue_date as "advanceIssueDate"`;
