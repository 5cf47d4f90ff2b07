import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';

/** That the document is an advance, what deducts it, and that one given back is still deducted; or what it deducts. */
export const AdvanceNotes = ({ invoice }: { invoice: Invoice }) => {
  const t = useAdvanceMessages();
  const { base } = usePortal();
  const { isAdvance, deductedIn, creditNotes, advances } = invoice;
  if (advances.length > 0) return <Deducted advances={advances} />;
  if (!isAdvance && deductedIn === null) return null;
  return (
    <>
      <Banner tone="info">
        {isAdvance && `${t('advance.isAdvance')} `}
        {deductedIn !== null && (
          <>
            {t('advance.deductedIn')}{' '}
            <Link to={`${base}/invoices/${deductedIn.id}`}>№ {deductedIn.invoiceNumber}</Link>
          </>
        )}
      </Banner>
      {deductedIn !== null && creditNotes.some(({ issueDate }) => issueDate >= deductedIn.issueDate) && (
        <Banner tone="warning">{t('advance.refunded')}</Banner>
      )}
    </>
  );
};

const Deducted = ({ advances }: Pick<Invoice, 'advances'>) => {
  const t = useAdvanceMessages();
  const { base } = usePortal();
  return (
    <Banner tone="info">
      {t('advance.deducts')}{' '}
      {advances.map(({ id, invoiceNumber, issueDate }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link to={`${base}/invoices/${id}`}>№ {invoiceNumber}</Link> ({formatDate(issueDate)})
        </Fragment>
      ))}
    </Banner>
  );
};
