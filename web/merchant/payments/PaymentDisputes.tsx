import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { DisputeMessages, useDisputeMessages } from '../disputes/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';

type Dispute = PaymentHistory['disputes'][number];
interface PaymentDisputesProps {
  readonly paymentId: number;
  readonly disputes: readonly Dispute[];
}

/** The disputes of a payment: reason, deadline, what helps, and the way to the evidence. */
export const PaymentDisputes = ({ paymentId, disputes }: PaymentDisputesProps) => (
  <DisputeMessages>
    {disputes.map((dispute) => (
      <DisputePanel key={dispute.id} paymentId={paymentId} dispute={dispute} />
    ))}
  </DisputeMessages>
);

const DisputePanel = ({ paymentId, dispute }: { paymentId: number; dispute: Dispute }) => {
  const t = useDisputeMessages();
  const language = useLanguage();
  const texts = useDisputeTexts();
  const { base, isDemo } = usePortal();
  const holds = useRights();
  const amount = formatMoney(dispute.amount, dispute.currency, language);
  const isOpen = texts.deadlineOf(dispute) !== null && dispute.evidenceStatus !== 'SUBMITTED';
  return (
    <Panel
      title={t(dispute.isInquiry ? 'dispute.inquiryTitle' : 'dispute.title', { amount })}
      action={
        !isDemo &&
        holds('REFUND') && (
          <ButtonLink size="small" to={`${base}/payments/${paymentId}/disputes/${dispute.id}`}>
            {t(isOpen ? 'dispute.answer' : 'dispute.view')}
          </ButtonLink>
        )
      }
    >
      <Facts
        facts={[
          [t('dispute.reason'), texts.reasonOf(dispute)],
          [t('dispute.status'), texts.statusOf(dispute)],
          ...(isOpen
            ? ([
                [texts.deadline, texts.deadlineOf(dispute)],
                [t('dispute.help'), texts.adviceOf(dispute)],
              ] as const)
            : []),
          [t('dispute.evidence'), texts.evidenceStatus[dispute.evidenceStatus]],
        ]}
      />
    </Panel>
  );
};
