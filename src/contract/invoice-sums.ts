/** Sums and due date of an invoice, so that the form shows what the server will store. */
export { addDays, businessDateOf } from '#kernel/business-date.ts';
export { defaultDueDays, pricedLineOf, sumInvoice, type InvoiceSums } from '#kernel/invoice-sums.ts';
