export { InvoicePage } from './InvoicePage.tsx';
export { InvoicesPage } from './InvoicesPage.tsx';
export { SendDialog } from './SendDialog.tsx';
export { LineQuantities } from './credit/LineQuantities.tsx';
export { CreditMessages, useCreditMessages } from './credit/messages/credit-messages.ts';
export { useCreditPreview } from './credit/use-credit-preview.ts';
export { signed } from './signed-total.ts';
export { useInvoice } from './use-invoice.ts';
export { useInvoiceRow } from './use-invoice-row.tsx';
