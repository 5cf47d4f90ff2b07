import { useParams } from 'react-router-dom';
import type { DisputeEvidence } from '#contract/disputes/disputes.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { EvidenceContent } from './EvidenceContent.tsx';
import { EvidenceForm } from './EvidenceForm.tsx';
import { DisputeMessages, useDisputeMessages } from './messages/dispute-messages.ts';
import { useDispute } from './use-dispute.ts';

export const DisputePage = () => (
  <DisputeMessages>
    <Screen />
  </DisputeMessages>
);

const Screen = () => {
  const t = useDisputeMessages();
  const { base } = usePortal();
  const { id: paymentId, disputeId } = useParams();
  return (
    <RecordScreen
      query={useDispute(Number(disputeId))}
      back={{ to: `${base}/payments/${paymentId}`, label: t('dispute.back') }}
      icon="card"
      missing={t('dispute.notFound')}
      failed={t('dispute.failed')}
    >
      {(dispute) => <Found dispute={dispute} />}
    </RecordScreen>
  );
};

const Found = ({ dispute }: { dispute: DisputeEvidence }) => {
  const t = useDisputeMessages();
  const language = useLanguage();
  const texts = useDisputeTexts();
  const { evidence, canAnswer, isInquiry } = dispute;
  const amount = formatMoney(dispute.amount, dispute.currency, language);
  return (
    <>
      <PageTitle title={t(isInquiry ? 'dispute.inquiryTitle' : 'dispute.title', { amount })} />
      <Banners dispute={dispute} />
      <Panel>
        <Facts
          facts={[
            [t('dispute.reason'), texts.reasonOf(dispute)],
            [t('dispute.status'), texts.statusOf(dispute)],
            [texts.deadline, texts.deadlineOf(dispute)],
            [t('dispute.evidence'), texts.evidenceStatus[evidence.status]],
            [t('dispute.help'), texts.adviceOf(dispute)],
          ]}
        />
      </Panel>
      {/* A new form for each dispute and after its call: its values are those of the server. */}
      {canAnswer && !evidence.isBeingSent ? (
        <EvidenceForm key={dispute.id} dispute={dispute} />
      ) : (
        <Panel title={t('dispute.evidence')}>
          <EvidenceContent dispute={dispute} />
        </Panel>
      )}
    </>
  );
};

const Banners = ({ dispute: { evidence, canAnswer } }: { dispute: DisputeEvidence }) => {
  const t = useDisputeMessages();
  if (evidence.isBeingSent) return <Banner tone="info">{t('dispute.sending')}</Banner>;
  if (evidence.refusal !== null)
    return <Banner tone="error">{t('dispute.refused', { code: evidence.refusal })}</Banner>;
  return canAnswer ? null : <Banner tone="info">{t('dispute.closed')}</Banner>;
};
