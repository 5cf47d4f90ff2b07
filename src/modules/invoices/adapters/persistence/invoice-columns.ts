/** What a list shows of a document `i`, in the names of its view; `:today` decides what is overdue. */
export const summaryColumns = `
  i.id, i.invoice_number as "invoiceNumber", i.type,
  case when i.status = 'PENDING' and i.due_date < :today then 'OVERDUE' else i.status end as status,
  i.is_test as "isTest", i.annulled_at as "annulledAt",
  i.total_minor as "totalMinor", i.subtotal_minor as "subtotalMinor", i.tax_minor as "taxMinor",
  i.paid_minor as "paidMinor",
  (select tax_rate from invoice_lines where invoice_id = i.id and position = 1) as "taxRate",
  i.currency, i.issue_date as "issueDate", i.due_date as "dueDate", i.description,
  i.merchant_id as "merchantId", i.seller->>'name' as "merchantName",
  i.customer_name as "customerName", i.customer_email as "customerEmail", i.payment_id as "paymentId"`;

/** What stands on the document beside that, and the latest mail with it. */
export const detailColumns = `
  i.tax_event_date as "taxEventDate", i.seller, i.buyer, i.vat_ground as "vatGround",
  i.price_amount_minor as "priceMinor", i.price_currency as "priceCurrency",
  cast(trim_scale(i.eur_rate) as text) as "eurRate",
  i.eur_subtotal_minor as "eurSubtotalMinor", i.eur_tax_minor as "eurTaxMinor",
  i.payment_method as "paymentMethod", i.author, i.language, i.fiscal_mode as "fiscalMode",
  i.e_shop_number as "eShopNumber", i.order_number as "orderNumber",
  i.transaction_reference as "transactionReference", i.paid_at as "paidAt",
  corrected.invoice_number as "correctsNumber", corrected.issue_date as "correctsIssueDate",
  i.correction_reason as "correctionReason",
  (select json_build_object('state', d.state, 'recipient', d.recipient, 'sentAt',
     to_char(d.sent_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   from invoice_deliveries d where d.invoice_id = i.id order by d.id desc limit 1) as delivery`;

export const lineColumns = `
  id, description, cast(trim_scale(quantity) as text) as quantity, unit,
  unit_price_minor as "unitPriceMinor", net_minor as "netMinor", tax_minor as "taxMinor",
  tax_rate as "taxRate", tax_group as "taxGroup"`;
