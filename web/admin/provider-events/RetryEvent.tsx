import { Button } from '@mui/material';
import type { ProviderEvent } from '#contract/payments/provider-events.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAction } from '../kit/actions/use-action.ts';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';

/** Only for a parked event. */
export const RetryEvent = ({ event, size }: { event: ProviderEvent; size?: 'small' }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const { press, isPending } = useAction({
    send: (data) => data.retryProviderEvent({ params: { id: event.id } }),
    done: t('admin.events.retried'),
    failed: t('admin.events.retryFailed'),
  });
  if (event.state !== 'PARKED' || !may('retry', 'provider-events')) return null;
  return (
    <Button
      variant={size === undefined ? 'contained' : 'outlined'}
      size={size ?? 'medium'}
      loading={isPending}
      onClick={() => press()}
    >
      {t('admin.events.retry')}
      <span className="visually-hidden">: {event.eventId}</span>
    </Button>
  );
};
