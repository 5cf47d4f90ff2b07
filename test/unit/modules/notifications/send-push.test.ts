import { expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { SendPush } from '#modules/notifications/application/send-push.ts';
import type { NotifiedPayment } from '#modules/notifications/ports/notified-payments.ts';
import type { PushMessage } from '#modules/notifications/ports/push-sender.ts';
import type { StoredSubscription } from '#modules/notifications/ports/push-subscriptions.ts';
import { messages } from '#messages/message-catalogue.ts';
import { formatMoney } from '#platform/templates/formats.ts';

const now = new Date('2026-12-01T10:00:00Z');
const payment: NotifiedPayment = {
  paymentId: 5,
  merchantId: 7,
  amount: Money.ofMinor(3_500, 'EUR'),
  customerName: 'Мария',
  description: 'Торта',
  orderNumber: 12,
  linkCreatedBy: null,
};
const browser: StoredSubscription = {
  id: 3,
  userId: 1,
  merchantId: 7,
  sessionId: 's',
  endpoint: 'https://push.example/a',
  p256dh: 'p',
  auth: 'a',
  language: 'bg',
};

type Given = Readonly<{
  to?: StoredSubscription | null;
  outcome?: 'SENT' | 'GONE';
  at?: string;
  by?: Partial<NotifiedPayment>;
}>;

const push = async ({ to = browser, outcome = 'SENT', at = '2026-12-01T09:59:00Z', by }: Given) => {
  const sent: PushMessage[] = [];
  const removed: number[] = [];
  const send = new SendPush({
    clock: { now: () => now },
    messages,
    formatMoney,
    payments: { find: async () => ({ ...payment, ...by }), amountOfRefund: async () => null },
    sender: {
      send: async (_, message) => {
        sent.push(message);
        return outcome;
      },
    },
    subscriptions: { live: async () => to, removeById: async (id) => void removed.push(id) },
  });
  await send.execute({ subscriptionId: 3, event: 'PAYMENT_RECEIVED', paymentId: 5, refundId: null, at });
  return {
    bodies: sent.map(({ body }) => body),
    titles: sent.map(({ title }) => title.replaceAll(/\s/g, ' ')),
    removed,
  };
};

it('a payment is pushed with its amount and payer', async () => {
  expect(await push({})).toEqual({ bodies: ['Торта'], titles: ['+35,00 € от Мария'], removed: [] });
});

it('a push isolates the name of a payer and a description that are written from right to left', async () => {
  const long = 'א'.repeat(200);
  expect(await push({ by: { customerName: 'שלום 12', description: long } })).toEqual({
    bodies: [`\u2068${long.slice(0, 119)}…\u2069`],
    titles: ['+35,00 € от \u2068שלום 12\u2069'],
    removed: [],
  });
});

it.each([
  ['that has passed to another merchant', { to: { ...browser, merchantId: 8 } }],
  ['whose session has ended', { to: null }],
] as const)('a browser %s gets nothing', async (_, given) => {
  expect(await push(given)).toEqual({ bodies: [], titles: [], removed: [] });
});

it('what happened more than an hour ago is not pushed', async () => {
  expect((await push({ at: '2026-12-01T08:59:59Z' })).titles).toEqual([]);
});

it('a browser that its push service no longer knows is not notified again', async () => {
  expect((await push({ outcome: 'GONE' })).removed).toEqual([3]);
});
