import type { PayPageData } from '#contract/payments/pay-page.ts';
import type { TransferState } from '#contract/payments/transfers.ts';
import { Alert } from '../Alert.tsx';
import { ReturnLinks } from '../return/ReturnLinks.tsx';
import { usePolledState } from '../use-polled-state.ts';
import { Awaited } from './Awaited.tsx';
import { CheckTransfer } from './CheckTransfer.tsx';
import { PaidTransfer } from './PaidTransfer.tsx';
import { mayChange, outcomeOf, waitAfter } from './transfer-rules.ts';
import { useTransferMessages } from './use-transfer-messages.ts';

type Transfer = Extract<PayPageData['loaded'], { kind: 'transfer' }>;
const rules = { mayChange, waitAfter };

/**
 * `/pay/transfer/{token}`: the server renders what it knows, and the script asks until the money came. Without a script
 * the page loads itself again.
 */
export const TransferScreen = ({ token, progress: served }: Omit<Transfer, 'kind'>) => {
  const { messages } = useTransferMessages();
  const path = `/payments/transfer/${token}`;
  const { progress } = usePolledState<TransferState>(path, served, rules);
  if (progress === null || progress.kind === 'unknown') {
    return (
      <Alert tone="error" title={messages.unknown} text={messages.unknownHint}>
        <ReturnLinks />
      </Alert>
    );
  }
  if (progress.kind === 'unreachable') {
    return (
      <Alert tone="warning" title={messages.unreachable} text={messages.unreachableHint}>
        <ReturnLinks>
          <CheckTransfer token={token} />
        </ReturnLinks>
      </Alert>
    );
  }
  const { state } = progress;
  switch (outcomeOf(state)) {
    case 'paid':
      return <PaidTransfer token={token} state={state} />;
    case 'paid-otherwise':
      return (
        <Alert tone="success" {...messages.paidOtherwise}>
          <ReturnLinks />
        </Alert>
      );
    case 'withdrawn':
      return (
        <Alert tone="warning" {...messages.withdrawn}>
          <ReturnLinks>
            {state.payUrl !== null && (
              <a className="button primary" href={state.payUrl}>
                {messages.byCard}
              </a>
            )}
          </ReturnLinks>
        </Alert>
      );
    case 'awaited':
      return <Awaited token={token} state={state} />;
  }
};
