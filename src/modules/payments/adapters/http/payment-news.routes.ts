import {
  followOwnPayments as endpoint,
  type PaymentChange as ToldChange,
  type PaymentNews as Told,
} from '#contract/payment-news.ts';
import { Money } from '#kernel/money.ts';
import { EventStream } from '#platform/http/event-streams.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { PaymentChange, PaymentNews } from '../../ports/payment-news.ts';
import { followOwnPayments } from '../postgres/follow-own-payments.ts';

const present = ({ paymentId, amountMinor, currency, at }: PaymentNews): Told => ({
  paymentId,
  amount: Money.ofMinor(amountMinor, currency).toDecimal(),
  currency,
  at: at.toISOString(),
});

const presentChange = ({ paymentId, kind, amountMinor, currency }: PaymentChange): ToldChange => ({
  paymentId,
  kind,
  amount: Money.ofMinor(amountMinor, currency).toDecimal(),
  currency,
});

/** An event is known by its instant and its payment. */
const idOf = ({ at, paymentId }: PaymentNews): string => `${at.getTime()}-${paymentId}`;
/** Null when there was no event before, or when the id is none of this server's. */
const instantOf = (id: string | null): Date | null => {
  const [, milliseconds] = /^(\d{1,15})-\d+$/.exec(id ?? '') ?? [];
  return milliseconds === undefined ? null : new Date(Number(milliseconds));
};

export const paymentNewsRoutes = (deps: Parameters<typeof followOwnPayments>[0]): Route[] => [
  serve(endpoint, async ({ caller: { actor, lastEventId } }) => {
    const since = instantOf(lastEventId);
    return new EventStream(({ hear, hangUp }) =>
      followOwnPayments(deps, {
        actor,
        since,
        listener: {
          heard: (news) => hear({ name: 'payment', id: idOf(news), data: present(news) }),
          changed: (change) => hear({ name: 'change', data: presentChange(change) }),
          missed: () => hear({ name: 'missed', data: null }),
          failed: hangUp,
        },
      }),
    );
  }),
];
