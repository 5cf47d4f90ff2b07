import { useState } from 'react';
import { businessDateOf } from '#contract/business-date.ts';
import type { WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { useAction } from '../../../shared/form/use-sending.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { useEndpointProblem } from './EndpointState.tsx';
import classes from './Endpoints.module.css';
import { ReplayDialog } from './ReplayDialog.tsx';
import { endpointsKey, switchEndpoint } from './use-endpoints.ts';

type EndpointProps = Readonly<{ endpoint: WebhookEndpoint }>;

/** Why an endpoint gets nothing and what to do; once it is on again it offers what was missed. */
export const EndpointProblem = ({ endpoint }: EndpointProps) => {
  const t = useDeveloperMessages();
  const problem = useEndpointProblem(endpoint);
  const [missedSince, setMissedSince] = useState<string | null>(null);
  const enable = useAction({
    send: () => switchEndpoint(endpoint, 'ENABLED'),
    done: t('developers.webhooks.enabled'),
    onDone: () => setMissedSince(endpoint.failingSince ?? endpoint.disabledAt),
    failed: t('developers.webhooks.switchFailed'),
    affects: [endpointsKey],
  });
  if (endpoint.state === 'ENABLED' && missedSince !== null)
    return <Missed id={endpoint.id} since={missedSince} onClose={() => setMissedSince(null)} />;
  if (problem === null) return null;
  const mayEnable = endpoint.state === 'DISABLED' && endpoint.disabledReason !== 'MERCHANT_CLOSED';
  return (
    <Banner
      tone="warning"
      action={
        mayEnable && (
          <Button size="small" busy={enable.isPending} onClick={() => enable.press()}>
            {t('developers.webhooks.enable')}
          </Button>
        )
      }
    >
      <p>{problem}</p>
      {mayEnable && <p>{t('developers.webhooks.problem.next')}</p>}
    </Banner>
  );
};

interface MissedProps {
  readonly id: number;
  readonly since: string;
  readonly onClose: () => void;
}

const Missed = ({ id, since, onClose }: MissedProps) => {
  const t = useDeveloperMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Banner
      tone="info"
      action={
        <div className={classes['buttons']}>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('developers.webhooks.missedAction')}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('developers.webhooks.missedNo')}
          </Button>
        </div>
      }
    >
      <p>{t('developers.webhooks.missed', { since: formatDateTime(since) })}</p>
      {isOpen && (
        <ReplayDialog
          endpointId={id}
          from={businessDateOf(new Date(since))}
          isOnlyFailed
          onDone={onClose}
          onClose={() => setOpen(false)}
        />
      )}
    </Banner>
  );
};
