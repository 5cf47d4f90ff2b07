import { expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { euroParity } from '#kernel/euro-rate.ts';
import { ApplySnapshot } from '#modules/payments/application/apply-snapshot.ts';
import { AttachSession } from '#modules/payments/application/attach-session.ts';
import { CarryOutEffects } from '#modules/payments/application/carry-out-effects.ts';
import { SettlePayment } from '#modules/payments/application/settle-payment.ts';
import { CheckoutContested } from '#modules/payments/domain/failures.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import { openPayment, paid, snapshot, start } from './sample-payment.ts';
import { plainWork } from '#test/support/plain-work.ts';

/**
 * One stored payment, and a provider whose views are told in advance. `meanwhile` is what somebody else does between our
 * look at the provider and our writing it down.
 */
const world = (views: CheckoutSnapshot[], meanwhile: (look: number, stored: Payment) => void) => {
  const { record } = openPayment();
  const stored = Payment.restore({ ...record, linkId: null });
  let looks = 0;
  const payments = {
    get: async () => Payment.restore(structuredCloneOf(stored)),
    change: async <T>(_id: number, apply: (payment: Payment) => T | Promise<T>) => apply(stored),
    firstSucceededOn: async () => null,
  };
  const gateway = {
    isLive: false,
    look: async () => {
      const view = views[Math.min(looks, views.length - 1)]!;
      looks += 1;
      meanwhile(looks, stored);
      return view;
    },
  };
  const rates = { validFrom: businessDate('2020-01-01'), platformBasisPoints: 150, providerBasisPoints: 290 };
  const tariffs = {
    feesOn: async () => ({ ...rates, currency: 'EUR', providerFixedMinor: 15 }),
    euroRateOn: async () => euroParity,
  };
  const none = async () => undefined;
  const unused = {} as never;
  const clock = { now: () => start };
  const settle = new SettlePayment({
    payments: payments as never,
    checks: { note: none } as never,
    links: unused,
    gateway: gateway as never,
    inbox: unused,
    attach: new AttachSession({ payments: unused, gateway: unused, desk: unused, work: unused, clock }),
    apply: new ApplySnapshot({
      payments: payments as never,
      tariffs: tariffs as never,
      gateway: gateway as never,
      random: { uuid: () => 'random', token: () => 'random' },
    }),
    carryOut: new CarryOutEffects({
      links: unused,
      ledger: { book: none },
      firstPayments: { isFirst: async () => false },
      desk: { tell: none, tellChange: none },
      events: { publish: none },
      jobs: { enqueue: none },
    }),
    work: plainWork,
    clock,
    audit: { record: none },
  });
  return {
    stored,
    looks: () => looks,
    settle: () => settle.execute({ actor: system('tests'), paymentId: 7 }),
  };
};

/** What was loaded does not change when the stored one does. */
const structuredCloneOf = (payment: Payment): Payment['record'] => ({ ...payment.record });

it('a view that somebody has overtaken is not written down: it looks again', async () => {
  const { stored, looks, settle } = world([snapshot({ session: 'EXPIRED' }), paid()], (look, { record }) => {
    if (look === 1) record.version += 1;
  });
  expect(await settle()).toMatchObject({ status: 'SUCCEEDED' });
  expect(looks()).toBe(2);
  expect(stored.record).toMatchObject({ status: 'SUCCEEDED', late: false });
});

it('a view that nobody has overtaken is written down at once', async () => {
  const { looks, settle } = world([paid()], () => undefined);
  expect(await settle()).toMatchObject({ status: 'SUCCEEDED', isSettled: false });
  expect(looks()).toBe(1);
});

it('whoever is overtaken again and again gives up with a plain refusal, and has written nothing', async () => {
  const { stored, settle } = world([paid()], (_, { record }) => {
    record.version += 1;
  });
  await expect(settle()).rejects.toThrow(CheckoutContested);
  expect(stored.record.status).toBe('PENDING');
});
