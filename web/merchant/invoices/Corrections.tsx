import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';
import { titleOf } from './title-of.ts';

/** Links a note to the document that it corrects, and a document to its notes. */
export const Corrections = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { creditNotes, debitNotes } = invoice;
  return (
    <>
      <Corrected invoice={invoice} />
      <Notes
        title={t('merchant.invoice.correctedBy')}
        type="CREDIT_NOTE"
        notes={creditNotes.map((note) => ({ ...note, totalAmount: -note.totalAmount }))}
        currency={invoice.currency}
      />
      <Notes
        title={t('merchant.invoice.debitedBy')}
        type="DEBIT_NOTE"
        notes={debitNotes}
        currency={invoice.currency}
      />
    </>
  );
};

const Corrected = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  const { correctsId, correctsType, correctsNumber, correctionReason } = invoice;
  if (correctsId === null) return null;
  return (
    <Panel title={t('merchant.invoice.corrects')}>
      <p>
        <Link to={`${base}/invoices/${correctsId}`}>
          {t(`merchant.invoice.${titleOf[correctsType ?? 'INVOICE']}`, { number: correctsNumber ?? '' })}
        </Link>
      </p>
      {correctionReason !== null && <p className={classes['soft']}>{correctionReason}</p>}
    </Panel>
  );
};

interface NotesProps {
  readonly title: string;
  readonly type: 'CREDIT_NOTE' | 'DEBIT_NOTE';
  readonly notes: Invoice['creditNotes'];
  readonly currency: Invoice['currency'];
}

const Notes = ({ title, type, notes, currency }: NotesProps) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base } = usePortal();
  if (notes.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={classes['mails']}>
        {notes.map(({ id, invoiceNumber, issueDate, totalAmount }) => (
          <li key={id}>
            <Link to={`${base}/invoices/${id}`}>
              {t(`merchant.invoice.${titleOf[type]}`, { number: invoiceNumber })}
            </Link>{' '}
            <span className={classes['soft']}>
              {formatDate(issueDate)} ·{' '}
              <span className={classes['whole']}>{formatMoney(totalAmount, currency, language)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
