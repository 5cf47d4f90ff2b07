import { saleDocumentCode } from '../../domain/sale-document-code.ts';
import { validPayments, type InvoiceView } from '../../application/invoice-view.ts';

/**
 * The code of the sale document over what was paid by card; null for a sale paid by bank transfer, which needs no fiscal
 * receipt (Ordinance N-18, art. 3(1)).
 */
export const saleCodeOf = (invoice: InvoiceView): string | null => {
  const cards = validPayments(invoice).filter(({ kind }) => kind === 'CARD');
  const [card] = cards;
  if (card === undefined || invoice.status !== 'PAID') return null;
  const totalMinor = cards.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return saleDocumentCode({ ...invoice, totalMinor, paidAt: card.paidAt });
};
