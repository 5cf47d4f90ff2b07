import type { WebhookDelivery } from '#contract/integrations/webhook-endpoints.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import type { Field } from '../../kit/lists/list-definition.ts';
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

export const useDeliveryFields = (endpointId: number): readonly Field<WebhookDelivery>[] => {
  const t = useDeveloperMessages();
  const answerOf = useAnswer();
  return [
    {
      key: 'type',
      label: t('developers.webhooks.deliveries.type'),
      opens: true,
      cell: ({ type }) => <code className={classes['mono']}>{type}</code>,
      place: 'what',
      compact: ({ type }) => type,
    },
    {
      key: 'state',
      label: t('developers.webhooks.deliveries.state'),
      whole: true,
      cell: ({ state }) => <DeliveryState state={state} />,
      place: 'chip',
    },
    {
      key: 'attempts',
      label: t('developers.webhooks.deliveries.attempts'),
      align: 'end',
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'answer',
      label: t('developers.webhooks.deliveries.answer'),
      cell: answerOf,
      place: 'amount',
    },
    {
      key: 'createdAt',
      label: t('developers.webhooks.deliveries.createdAt'),
      sortBy: 'createdAt',
      whole: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
      place: 'when',
    },
    {
      key: 'resend',
      label: t('developers.webhooks.deliveries.actions'),
      whole: true,
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
