import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';

interface LineTextProps {
  readonly item: Invoice['items'][number];
  /** What the invoice deducts. */
  readonly advances: Invoice['advances'];
}

/**
 * The description of a line. A line that deducts an advance is written by the product, not by the merchant: the issued
 * document keeps its text, and the portal says the same in the reader's language, with a link to the advance.
 */
export const LineText = ({ item: { description, advance }, advances }: LineTextProps) => {
  const t = useAdvanceMessages();
  const { base } = usePortal();
  if (advance === null) return description;
  const { invoiceNumber, issueDate } = advance;
  const text = t('advance.line', { number: invoiceNumber, date: formatDate(issueDate) });
  const deducted = advances.find((one) => one.invoiceNumber === invoiceNumber);
  return deducted === undefined ? text : <Link to={`${base}/invoices/${deducted.id}`}>{text}</Link>;
};
