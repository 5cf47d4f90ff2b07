import {
  followOwnPayments,
  type PaymentChange as ToldChange,
  type PaymentNews as Told,
} from '#contract/payment-news.ts';
import { Money } from '#kernel/money.ts';
import { EventStream } from '#platform/http/event-streams.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { FollowOwnPayments } from '../../application/follow-own-payments.ts';
import type { PaymentChange, PaymentNews } from '../../ports/payment-news.ts';

type Deps = Readonly<{ followOwnPayments: FollowOwnPayments }>;

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
/** Null when nothing was heard before, or when the id is none of ours. */
const instantOf = (id: string | null): Date | null => {
  const [, milliseconds] = /^(\d{1,15})-\d+$/.exec(id ?? '') ?? [];
  return milliseconds === undefined ? null : new Date(Number(milliseconds));
};

export const paymentNewsRoutes = ({ followOwnPayments: follow }: Deps): Route[] => [
  serve(followOwnPayments, async ({ caller: { actor, lastEventId } }) => {
    const since = instantOf(lastEventId);
    return new EventStream(({ hear, hangUp }) =>
      follow.execute({
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
