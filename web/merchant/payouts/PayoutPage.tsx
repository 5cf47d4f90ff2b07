import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Payout } from '#contract/payouts/payouts.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Facts } from '../../shared/layout/Facts.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';
import { PayoutContent } from './PayoutContent.tsx';
import { PayoutDifferences, hasDifferences } from './PayoutDifferences.tsx';
import { PayoutLines } from './PayoutLines.tsx';
import { useMoney } from './use-money.ts';
import { usePayout } from './use-payouts.ts';

/** One payout: what became of it, and every payment, refund and fee in it. */
export const PayoutPage = () => (
  <PayoutMessages>
    <Screen />
  </PayoutMessages>
);

const Screen = () => {
  const t = usePayoutMessages();
  const { base } = usePortal();
  const id = Number(useParams()['id']);
  return (
    <RecordScreen
      query={usePayout(id)}
      back={{ to: `${base}/payouts`, label: t('payouts.back') }}
      icon="bank"
      missing={t('payouts.notFound')}
      failed={t('payouts.loadFailed')}
    >
      {(payout) => <Found payout={payout} />}
    </RecordScreen>
  );
};

const Found = ({ payout }: { payout: Payout }) => {
  const t = usePayoutMessages();
  const money = useMoney();
  const [hasOnlyDifferences, showOnlyDifferences] = useState(false);
  return (
    <>
      <PageTitle
        title={money(payout.amount, payout.currency)}
        subtitle={joined([t('payouts.one', { id: payout.id }), formatDate(payout.arrivalOn)])}
        status={<StatusChip owner="payout" status={payout.status} />}
      />
      <Returned payout={payout} />
      {hasDifferences(payout) && (
        <PayoutDifferences
          payout={payout}
          hasOnlyDifferences={hasOnlyDifferences}
          showOnlyDifferences={showOnlyDifferences}
        />
      )}
      <PayoutContent payout={payout} />
      {payout.content !== null && <PayoutLines payout={payout} hasOnlyDifferences={hasOnlyDifferences} />}
      <About payout={payout} />
    </>
  );
};

/** Why the payout did not arrive, and what to do. */
const Returned = ({ payout: { status, failureReason } }: { payout: Payout }) => {
  const t = usePayoutMessages();
  const { base } = usePortal();
  if (status === 'CANCELED') return <Banner tone="info">{t('payouts.cancelled')}</Banner>;
  if (status !== 'FAILED') return null;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink size="small" to={`${base}/account`}>
          {t('payouts.returned.button')}
        </ButtonLink>
      }
    >
      <p>{t('payouts.returned.text', { reason: failureReason ?? t('payouts.returned.unknown') })}</p>
      <p>{t('payouts.returned.next')}</p>
    </Banner>
  );
};

/** The movement of a bank statement with which the payout arrived. */
const Arrival = ({ id, day }: Readonly<{ id: number; day: string }>) => {
  const t = usePayoutMessages();
  const { base } = usePortal();
  return <Link to={`${base}/bank?payoutId=${id}`}>{t('payouts.arrived', { day: formatDate(day) })}</Link>;
};

const About = ({ payout }: { payout: Payout }) => {
  const t = usePayoutMessages();
  const { bankLast4, statementDescriptor, traceId, automatic, createdAt, arrivalOn, arrivedOn } = payout;
  return (
    <Panel title={t('payouts.about.title')}>
      <Facts
        facts={[
          [t('payouts.arrivalOn'), formatDate(arrivalOn)],
          [t('payouts.bank'), arrivedOn && <Arrival key="bank" id={payout.id} day={arrivedOn} />],
          [t('payouts.about.bank'), bankLast4 === null ? null : `••${bankLast4}`],
          [t('payouts.about.statement'), statementDescriptor],
          [t('payouts.about.trace'), traceId],
          [t('payouts.createdAt'), formatDate(createdAt)],
          [t('payouts.about.made'), t(automatic ? 'payouts.about.automatic' : 'payouts.about.byHand')],
        ]}
      />
      <details>
        <summary>{t('payouts.about.support')}</summary>
        <p>{joined([payout.providerPayoutId, payout.failureCode], ', ')}</p>
      </details>
    </Panel>
  );
};
