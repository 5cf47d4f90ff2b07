import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { WebhookDeliveryDetails } from '#contract/integrations/webhook-endpoints.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { endpointsKey, useDelivery } from './use-endpoints.ts';

interface TestResultProps {
  readonly endpointId: number;
  readonly eventId: string;
}

/** What became of a test, as soon as it is known. */
export const TestResult = ({ endpointId, eventId }: TestResultProps) => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  const client = useQueryClient();
  const { data } = useDelivery(endpointId, eventId);
  const isTried = data !== undefined && data.tries.length > 0;
  // The list of deliveries and the bar have the test, too.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [...endpointsKey, endpointId], exact: true });
    void client.invalidateQueries({
      predicate: ({ queryKey: [name, id, part, query] }) =>
        name === endpointsKey[0] && id === endpointId && part === 'deliveries' && typeof query === 'object',
    });
  }, [client, endpointId, isTried]);
  const tone = !isTried ? 'info' : data.state === 'DONE' ? 'success' : 'warning';
  return (
    <Banner
      tone={tone}
      action={
        isTried && (
          <Link to={`${base}/developers/webhooks/${endpointId}/deliveries/${eventId}`}>
            {t('developers.webhooks.test.open')}
          </Link>
        )
      }
    >
      {isTried ? <Result delivery={data} /> : t('developers.webhooks.test.sending')}
    </Banner>
  );
};

const Result = ({ delivery }: { delivery: WebhookDeliveryDetails }) => {
  const t = useDeveloperMessages();
  const [last] = delivery.tries;
  if (last === undefined) return null;
  const { status, error, millis } = last;
  const result =
    delivery.state === 'DONE' && status !== null
      ? t('developers.webhooks.test.done', { status, millis })
      : status !== null
        ? t('developers.webhooks.test.refused', { status })
        : error === null
          ? t('developers.webhooks.test.unknown')
          : t('developers.webhooks.test.unreached', { error });
  return delivery.state === 'WAITING' ? `${result} ${t('developers.webhooks.test.again')}` : result;
};
