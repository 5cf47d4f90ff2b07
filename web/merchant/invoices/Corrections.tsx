import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../portal.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';

/** Links a credit note to its invoice, and an invoice to its credit notes. */
export const Corrections = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const { correctsId, correctsNumber, correctionReason, creditNotes, currency } = invoice;
  if (correctsId !== null) {
    return (
      <Panel title={t('merchant.invoice.corrects')}>
        <p>
          <Link to={`${base}/invoices/${correctsId}`}>
            {t('merchant.invoice.title', { number: correctsNumber ?? '' })}
          </Link>
        </p>
        {correctionReason !== null && <p className={classes['soft']}>{correctionReason}</p>}
      </Panel>
    );
  }
  if (creditNotes.length === 0) return null;
  return (
    <Panel title={t('merchant.invoice.correctedBy')}>
      <ul className={classes['mails']}>
        {creditNotes.map(({ id, invoiceNumber, issueDate, totalAmount }) => (
          <li key={id}>
            <Link to={`${base}/invoices/${id}`}>
              {t('merchant.invoice.creditNote', { number: invoiceNumber })}
            </Link>{' '}
            <span className={classes['soft']}>
              {formatDate(issueDate)} · {formatMoney(-totalAmount, currency, language)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
