import type { InvoiceSummary } from '#contract/invoices.ts';
import { Chip, StatusChip } from '../../shared/StatusChip.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

/** The badge of a document; a credit note and a voided invoice have no payment status. */
export const InvoiceChip = ({
  invoice: { type, status, annulledAt },
}: {
  invoice: Pick<InvoiceSummary, 'type' | 'status' | 'annulledAt'>;
}) => {
  const t = useMerchantMessages();
  if (type === 'CREDIT_NOTE') {
    return (
      <Chip tone="neutral" status="CREDIT_NOTE">
        {t('merchant.invoices.creditNote')}
      </Chip>
    );
  }
  if (annulledAt !== null) {
    return (
      <Chip tone="neutral" status="VOIDED">
        {t('merchant.invoices.annulled')}
      </Chip>
    );
  }
  return <StatusChip owner="invoice" status={status} />;
};
