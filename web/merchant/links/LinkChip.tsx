import type { PaymentLink } from '#contract/links/links.ts';
import { Chip, StatusChip, StatusDot } from '../../shared/StatusChip.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

/** The status of a link; of an active one that a transfer is awaited, and of a paid one whose payment was refunded what the payment says, too. */
export const LinkChip = ({
  link: { status, refundStatus, awaitsTransfer },
}: {
  link: Pick<PaymentLink, 'status' | 'refundStatus' | 'awaitsTransfer'>;
}) => {
  const t = useMerchantMessages();
  if (awaitsTransfer && status === 'ACTIVE') {
    return (
      <StatusDot tone="info" status="AWAITS_TRANSFER">
        {t('merchant.links.awaitsTransfer')}
      </StatusDot>
    );
  }
  if (refundStatus === 'NONE') return <StatusChip owner="link" status={status} />;
  const Form = refundStatus === 'PARTIAL' ? Chip : StatusDot;
  return (
    <Form tone={refundStatus === 'PARTIAL' ? 'info' : 'neutral'} status={refundStatus}>
      {t(`shared.status.refund.${refundStatus}`)}
    </Form>
  );
};
