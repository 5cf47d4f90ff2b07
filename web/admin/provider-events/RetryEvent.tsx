import { retryProviderEvent, type ProviderEvent } from '#contract/provider-events.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { useAct } from '../acts/use-act.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';

/** Only a parked event waits for a person. */
export const RetryEvent = ({ event, size }: { event: ProviderEvent; size?: 'small' }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const { act, isBusy } = useAct();
  const retry = () =>
    act(() => call(retryProviderEvent, { params: { id: event.id } }), {
      done: t('admin.events.retried'),
      failed: t('admin.events.retryFailed'),
    });
  if (event.state !== 'PARKED' || !may('retry', 'provider-events')) return null;
  return (
    <Button
      look={size === undefined ? 'primary' : undefined}
      size={size}
      busy={isBusy}
      onClick={() => void retry()}
    >
      {t('admin.events.retry')}
      <span className="visually-hidden">: {event.eventId}</span>
    </Button>
  );
};
