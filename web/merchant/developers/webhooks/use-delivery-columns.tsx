import { Link } from 'react-router-dom';
import type { WebhookDelivery } from '#contract/integrations/webhook-endpoints.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import type { Column } from '../../../shared/list/DataTable.tsx';
import type { RecordRow } from '../../../shared/list/RecordRows.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import classes from '../Developers.module.css';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { DeliveryState } from './DeliveryState.tsx';
import { useResending } from './use-endpoints.ts';

/** The last answer in a word: its status, none, or not tried yet. */
const useAnswer = () => {
  const t = useDeveloperMessages();
  return ({ lastStatus, attempts }: Pick<WebhookDelivery, 'lastStatus' | 'attempts'>): string =>
    lastStatus !== null
      ? String(lastStatus)
      : t(`developers.webhooks.deliveries.${attempts === 0 ? 'notTried' : 'noAnswer'}`);
};

export const useDeliveryColumns = (endpointId: number): readonly Column<WebhookDelivery>[] => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  const answerOf = useAnswer();
  return [
    {
      key: 'type',
      label: t('developers.webhooks.deliveries.type'),
      cell: ({ eventId, type }) => (
        <Link to={`${base}/developers/webhooks/${endpointId}/deliveries/${eventId}`}>
          <code className={classes['mono']}>{type}</code>
        </Link>
      ),
    },
    {
      key: 'state',
      label: t('developers.webhooks.deliveries.state'),
      cell: ({ state }) => <DeliveryState state={state} />,
    },
    {
      key: 'attempts',
      label: t('developers.webhooks.deliveries.attempts'),
      align: 'end',
      cell: ({ attempts }) => attempts,
    },
    { key: 'answer', label: t('developers.webhooks.deliveries.answer'), cell: answerOf },
    {
      key: 'createdAt',
      label: t('developers.webhooks.deliveries.createdAt'),
      sortBy: 'createdAt',
      whole: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'resend',
      label: t('developers.webhooks.deliveries.actions'),
      cell: (delivery) => <Resend endpointId={endpointId} delivery={delivery} />,
    },
  ];
};

interface ResendProps {
  readonly endpointId: number;
  readonly delivery: WebhookDelivery;
}

const Resend = ({ endpointId, delivery: { eventId, type, createdAt, state } }: ResendProps) => {
  const t = useDeveloperMessages();
  const { isPending, press } = useResending(endpointId);
  if (state === 'WAITING') return null;
  const at = formatDateTime(createdAt);
  return (
    <Button
      size="small"
      variant="quiet"
      busy={isPending}
      aria-label={t('developers.webhooks.deliveries.resendOf', { type, at })}
      onClick={() => press(eventId)}
    >
      {t('developers.webhooks.deliveries.resend')}
    </Button>
  );
};

/** The compact form of a delivery, for phones. */
export const useDeliveryRow = (endpointId: number): ((delivery: WebhookDelivery) => RecordRow) => {
  const { base } = usePortal();
  const answerOf = useAnswer();
  return (delivery) => ({
    to: `${base}/developers/webhooks/${endpointId}/deliveries/${delivery.eventId}`,
    what: delivery.type,
    when: formatDateTime(delivery.createdAt),
    amount: answerOf(delivery),
    chip: <DeliveryState state={delivery.state} />,
  });
};
