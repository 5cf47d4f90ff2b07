import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/invoices.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../portal.ts';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';

/** That the document is an advance, what deducts it, and that one given back is still deducted. */
export const AdvanceNotes = ({ invoice }: { invoice: Invoice }) => {
  const t = useAdvanceMessages();
  const { base } = usePortal();
  const { isAdvance, deductedIn, creditNotes } = invoice;
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
