/** What an invoice adds up to and when it is due, so that the form shows before it is sent what the server will write. */
export { addDays, businessDateOf } from '#kernel/business-date.ts';
export { defaultDueDays, sumInvoice, type InvoiceSums } from '#kernel/invoice-sums.ts';
