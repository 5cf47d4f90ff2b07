import { Link } from 'react-router-dom';
import { usePortal } from '../kit/portal/portal.ts';
import { useInvoice } from '../invoices/index.ts';
import classes from './PaymentPage.module.css';
import { usePaymentMessages } from './messages/payment-messages.ts';

/** The payment's invoice and the credit notes that correct it. */
export const PaymentDocuments = ({ id, number }: { id: number; number: string }) => {
  const t = usePaymentMessages();
  const { base } = usePortal();
  const { data } = useInvoice(id);
  const urlOf = (documentId: number): string => `${base}/invoices/${documentId}`;
  return (
    <ul className={classes['documents']}>
      <li>
        <Link to={urlOf(id)}>{t('payment.invoice', { number })}</Link>
      </li>
      {data?.creditNotes.map((note) => (
        <li key={note.id}>
          <Link to={urlOf(note.id)}>{t('payment.creditNote', { number: note.invoiceNumber })}</Link>
        </li>
      ))}
    </ul>
  );
};
