import { Alert } from '@mui/material';
import type { Payout } from '#contract/payouts/payouts.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';
import { PayoutLines } from './PayoutLines.tsx';

/** One payout with everything in it. */
export const PayoutShow = () => (
  <PayoutMessages>
    <RecordPage<Payout>>
      {(payout) => (
        <>
          <Head payout={payout} />
          <About payout={payout} />
          <PayoutLines payout={payout} />
        </>
      )}
    </RecordPage>
  </PayoutMessages>
);

const Head = ({ payout }: { payout: Payout }) => {
  const t = usePayoutMessages();
  const language = useLanguage();
  const { id, amount, currency, merchantName, status, failureReason, reconciliation, unknownLines } = payout;
  return (
    <>
      <RecordTitle
        resource="payouts"
        title={joined([formatMoney(amount, currency, language), merchantName])}
        subtitle={t('payoutList.one', { id })}
      >
        <StatusChip owner="payout" status={status} />
      </RecordTitle>
      {status === 'FAILED' && (
        <Alert severity="warning" role="status">
          {t('payoutList.returned', { reason: failureReason ?? '-' })}
        </Alert>
      )}
      {reconciliation === 'DIFFERS' && (
        <Alert severity="error" role="status">
          {t('payoutList.reconciliation.DIFFERS')}
        </Alert>
      )}
      {unknownLines > 0 && (
        <Alert severity="warning" role="status">
          {t('payoutList.unknown', { count: unknownLines })}
        </Alert>
      )}
    </>
  );
};

const About = ({ payout }: { payout: Payout }) => {
  const t = usePayoutMessages();
  const language = useLanguage();
  const { bankLast4, traceId, reconciliation, content, currency, arrivalOn, createdAt, providerPayoutId } =
    payout;
  const { arrivedOn } = payout;
  return (
    <Panel title={t('payoutList.about')}>
      <Facts
        facts={[
          [t('resources.payouts.fields.arrivalOn'), formatDate(arrivalOn)],
          [t('payoutList.arrivedOn'), arrivedOn === null ? null : formatDate(arrivedOn)],
          [t('resources.payouts.fields.createdAt'), formatDate(createdAt)],
          [t('resources.payouts.fields.reconciliation'), t(`payoutList.reconciliation.${reconciliation}`)],
          [t('payoutList.bank'), bankLast4 === null ? null : `••${bankLast4}`],
          [t('payoutList.trace'), traceId],
          [
            t('payoutList.feeDifference'),
            content === null ? null : formatMoney(content.feeDifference, currency, language),
          ],
          [t('payoutList.provider'), providerPayoutId],
        ]}
      />
    </Panel>
  );
};
