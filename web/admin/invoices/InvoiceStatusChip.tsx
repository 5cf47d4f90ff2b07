import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { StatusChip, ToneChip } from '../kit/fields/StatusChip.tsx';
import type { en } from '../kit/messages/en.ts';

/** The status of a document; a voided document and a credit note await no payment and have a chip of their own. */
export const InvoiceStatusChip = ({
  invoice: { type, status, annulledAt, refundStatus },
}: {
  invoice: Pick<InvoiceSummary, 'type' | 'status' | 'annulledAt' | 'refundStatus'>;
}) => {
  const t = useMessages<typeof en>();
  if (annulledAt !== null)
    return <ToneChip tone="neutral" status="ANNULLED" label={t(`admin.invoices.annulled.${type}`)} />;
  if (type === 'CREDIT_NOTE')
    return <ToneChip tone="neutral" status={type} label={t('admin.invoices.types.CREDIT_NOTE')} />;
  if (refundStatus !== 'NONE') {
    return (
      <ToneChip
        tone={refundStatus === 'PARTIAL' ? 'info' : 'neutral'}
        status={refundStatus}
        label={t(`shared.status.refund.${refundStatus}`)}
      />
    );
  }
  return <StatusChip owner="invoice" status={status} />;
};
