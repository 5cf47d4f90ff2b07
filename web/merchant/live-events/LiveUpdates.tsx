import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { formatMoney } from '../../shared/format/format-money.ts';
import type { LiveEvent } from './live-event.ts';
import { useToast } from '../../shared/state/toast.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { playSound } from './sound.ts';

/** Keys of the queries that show payments. */
const affectedQueries = [
  'payment',
  'payments',
  'takings',
  'link',
  'links',
  'invoice',
  'invoices',
  'next-step',
  'home',
];

/**
 * Applies live events to the open screen: refetches its queries, shows a toast for a payment or a declined card, and
 * plays the sounds that are on in one tab. Renders nothing.
 */
export const LiveUpdates = () => {
  const t = useShellMessages();
  const language = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const onEvent = useEffectEvent((event: LiveEvent, isSubscriber: boolean) => {
    for (const name of affectedQueries) void client.invalidateQueries({ queryKey: [name] });
    if (event.kind === 'change') return;
    const amount = formatMoney(event.payment.amount, event.payment.currency, language);
    if (event.kind === 'declined') {
      toast(t('merchant.liveEvents.declined', { amount }), 'info');
      if (isSubscriber) playSound('declined');
    } else {
      toast(t('merchant.liveEvents.paid', { amount }));
      if (isSubscriber) playSound('payment');
    }
  });
  useEffect(() => {
    const abort = new AbortController();
    // After the first screen; without the file the screen is as of its last load.
    void import('./subscribe-to-live-events.ts').then(
      ({ subscribe, subscribeToLiveEvents }) => {
        if (abort.signal.aborted) return;
        subscribeToLiveEvents(subscribe, (...received) => onEvent(...received), abort.signal);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return null;
};
