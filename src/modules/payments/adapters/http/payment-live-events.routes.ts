import {
  followOwnPayments as endpoint,
  type PaymentChange as PresentedChange,
  type PaymentSuccess as PresentedSuccess,
} from '#contract/payments/payment-live-events.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import { EventStream } from '#platform/http/event-streams.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { PaymentChange, PaymentSuccess } from '../../ports/payment-live-events.ts';
import { followOwnPayments } from '../postgres/follow-own-payments.ts';

const presentSuccess = ({ paymentId, amountMinor, currency, at }: PaymentSuccess): PresentedSuccess => ({
  paymentId,
  amount: Money.ofMinor(amountMinor, currency).toDecimal(),
  currency,
  at: at.toISOString(),
});

const presentChange = ({ paymentId, kind, amountMinor, currency }: PaymentChange): PresentedChange => ({
  paymentId,
  kind,
  amount: Money.ofMinor(amountMinor, currency).toDecimal(),
  currency,
});

/** The Last-Event-ID of a success: its instant in milliseconds and its payment id. */
const eventIdOf = ({ at, paymentId }: PaymentSuccess): string => `${at.getTime()}-${paymentId}`;
/** The instant in a Last-Event-ID; null without one or for another format. */
const instantOf = (id: string | null): Date | null => {
  const [, milliseconds] = /^(\d{1,15})-\d+$/.exec(id ?? '') ?? [];
  return milliseconds === undefined ? null : new Date(Number(milliseconds));
};

export const paymentLiveEventRoutes = (deps: Parameters<typeof followOwnPayments>[0]): Route[] => [
  serve(endpoint, async ({ caller: { actor, lastEventId } }) => {
    // Before the stream is opened; each subscription asks, too.
    mustHold(actor, 'SEE');
    const since = instantOf(lastEventId);
    return new EventStream(({ send, disconnect, drained }) =>
      followOwnPayments(deps, {
        actor,
        since,
        listener: {
          succeeded: (success) =>
            send({ name: 'payment', id: eventIdOf(success), data: presentSuccess(success) }),
          changed: (change) => send({ name: 'change', data: presentChange(change) }),
          missed: () => send({ name: 'missed', data: null }),
          failed: disconnect,
          drained,
        },
      }),
    );
  }),
];
