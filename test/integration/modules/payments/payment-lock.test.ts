import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { euroParity } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { ObjectionPayments } from '#modules/payments/adapters/postgres/objection-payments.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import { until } from '#test/support/application/until.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

const now = new Date('2026-11-20T10:00:00Z');
const key = '00000000-0000-4000-8000-000000000001';
const by = { actor: 'test', now };
let opened: OpenTestDatabase;
let payments: ObjectionPayments;
let paymentId: number;

beforeAll(async () => {
  opened = await openTestDatabase(4);
  payments = new ObjectionPayments({ ...opened, events: new RecordedEvents() });
  const amount = Money.ofMinor(10_000n, 'EUR');
  const texts = {
    description: null,
    customerName: null,
    customerEmail: null,
    buyer: null,
    language: 'bg',
  } as const;
  const rates = { fxRate: null, eurRate: euroParity.toString(), eurRateDay: null, eurAmount: amount };
  const provider = { provider: 'fake', providerAccount: null, requestKey: 'key' };
  const merchantId = await insertMerchant(opened.database, 1, {});
  const payment = Payment.start(
    {
      merchantId,
      paymentLinkId: null,
      linkCreatedBy: null,
      amount: amount,
      chargeAmount: amount,
      ...texts,
      ...rates,
      ...provider,
    },
    by,
  );
  const attempt = { providerKey: key, providerRequest: {}, singleLinkId: null, network: null };
  await payments.add(payment, (stored) => stored.prepareAttempt({ ...attempt, expiresAt: now }, now));
  paymentId = payment.id;
});
afterAll(() => opened.close());

it('a change of a payment waits for the one before and sees its parts', async () => {
  const isWaiting = async (): Promise<boolean> =>
    (await opened.database.rows('select from pg_locks where not granted')).length > 0;
  const { version } = (await payments.get(paymentId))!.toRecord();
  const begun = Promise.withResolvers<void>();
  const first = payments.change(paymentId, async (payment) => {
    payment.attach(key, { id: 'cs', url: 'https://checkout.example/cs' }, by);
    begun.resolve();
    await until('the second change waits for the first', isWaiting);
  });
  await begun.promise;
  const second = payments.change(paymentId, (payment) => {
    const { version: seen, attempts } = payment.toRecord();
    return { seen, state: attempts[0]!.status };
  });
  await first;
  expect(await second).toEqual({ seen: version + 1, state: 'OPEN' });
});
