import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { ActivityItem } from '#contract/payments/activity.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { insertPayment } from '#test/support/insert-rows.ts';
import { createMerchantsFixture, register, staff } from './merchants-fixture.ts';

let fixture: Fixture;
let admin: string;
beforeAll(async () => {
  fixture = await createMerchantsFixture();
  admin = await staff(fixture, 'ADMIN');
});
afterAll(() => fixture.close());

const activity = (query = '', language = 'en') =>
  fixture.ask<ActivityItem[]>('GET', `/activity${query}`, { token: admin, language });

const recordEvent = (paymentId: number, seq: number, kind: string, status: string, minutesLater: number) =>
  fixture.database.rows(
    `insert into payment_events (payment_id, seq, kind, status, actor, at)
     values (:paymentId, :seq, :kind, :status, 'system:tests', :at)`,
    { paymentId, seq, kind, status, at: new Date(Date.now() + minutesLater * 60_000) },
  );

describe('recent activity', () => {
  test('the activity feed has registrations, activations and payments, the newest first, in the caller’s language', async () => {
    const { id } = await register(fixture, { businessName: 'Кафе {amount}', status: 'ACTIVE' });
    const price = Money.ofMinor(123_450, 'BGN');
    const { paymentId } = await insertPayment(fixture.database, id, 1, { amount: price });
    await recordEvent(paymentId, 1, 'STATUS', 'PENDING', 1);
    await recordEvent(paymentId, 2, 'STATUS', 'FAILED', 2);
    await recordEvent(paymentId, 3, 'STATUS', 'CANCELLED', 3);
    await recordEvent(paymentId, 4, 'STATUS', 'SUCCEEDED', 4);
    await recordEvent(paymentId, 5, 'REFUND', 'SUCCEEDED', 5);

    const { status, body } = await activity();
    expect(status).toBe(200);
    expect(body.map(({ timestamp: _, ...rest }) => rest)).toEqual([
      {
        id: `payment-${paymentId}-4`,
        type: 'payment_processed',
        description: 'A payment of BGN 1,234.50 to Кафе {amount} succeeded.'.replace(' 1', '\u00a01'),
        status: 'success',
      },
      {
        id: `payment-${paymentId}-3`,
        type: 'payment_processed',
        description: expect.stringContaining('was cancelled') as string,
        status: 'warning',
      },
      {
        id: `payment-${paymentId}-2`,
        type: 'payment_processed',
        description: expect.stringContaining('failed') as string,
        status: 'error',
      },
      {
        id: `merchant-${id}-2`,
        type: 'merchant_activated',
        description: 'Кафе {amount} now accepts payments.',
        status: 'success',
      },
      {
        id: `merchant-${id}-1`,
        type: 'merchant_registered',
        description: 'New merchant: Кафе {amount}.',
        status: 'success',
      },
    ]);
    expect(body[0]!.timestamp).toMatch(/^\d{4}-.*Z$/);
    const bulgarian = (await activity('', 'bg')).body.map(({ description }) => description);
    expect(bulgarian[0]).toMatch(/^Успешно плащане на 1234,50\sлв\. към Кафе \{amount\}\.$/);
    expect(bulgarian.at(-1)).toBe('Нов търговец: Кафе {amount}.');
  });

  test('the activity feed has twenty entries by default and at most a hundred', async () => {
    for (let made = 0; made < 21; made += 1) await register(fixture);
    expect((await activity()).body).toHaveLength(20);
    expect((await activity('?limit=3')).body).toHaveLength(3);
    expect((await activity('?limit=100')).body.length).toBeGreaterThan(20);
    for (const limit of ['0', '101', 'x', '1.5'])
      expect((await activity(`?limit=${limit}`)).status).toBe(422);
    expect((await activity('?colour=red')).status).toBe(422);
  });
});
