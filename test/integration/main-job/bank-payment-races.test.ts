import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { Money } from '#kernel/money.ts';
import { seededRandom, shuffled } from '#test/faults/support/random.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, apiClient, type Answer } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { promiseTransfer } from '#test/support/application/promise-transfer.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ processes: 2 });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await runPlateno(shop.env, ['invoices', 'verify'])).toMatchObject({ code: 0 });
  await shop.stop();
});

const seeds = Array.from({ length: 10 }, (_, place) => place + 1);
type Action = () => Promise<unknown>;
/** Starts all of them at once, in an order that follows from the seed. */
const atOnce = (actions: readonly Action[], seed: number): Promise<unknown[]> =>
  Promise.all(shuffled(actions, seededRandom(seed)).map((action) => action()));

const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });
const euro = (cents: number) => Money.ofMinor(cents, 'EUR');
/** The seed decides which process of the product answers. */
const apiOf = (seed: number) => apiClient(shop.urls[seed % 2]!, merchant.token);
const receive = (reference: string, amount: number, seed: number): Promise<Answer<Payment>> =>
  apiOf(seed).post<Payment>('/payments/bank', { reference, amount, receivedOn: today() });
const payByCard = async (checkout: OpenCheckout): Promise<void> => {
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
};

const isExpected = ({ status }: Answer<unknown>): boolean => status < 300 || status === 409 || status === 422;

type Kept = Readonly<{ id: number; method: string; documents: number }>;
/** Payments of links that count, each with the number of documents that it pays. */
const keptOf = (paymentLinkIds: readonly number[]): Promise<Kept[]> =>
  shop.database.rows<Kept>(
    `select p.id, p.method, (select count(*)::int from invoice_payments f where f.payment_id = p.id
       and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)) as documents
     from payments p where p.payment_link_id = any(?) and p.status = 'SUCCEEDED' and p.duplicate_of is null
       and not p.overpaid and p.refund_status <> 'FULL' order by p.id`,
    [[...paymentLinkIds]],
  );
const isSound = async (): Promise<void> => {
  await shop.drain();
  expect(await shop.doctor()).toEqual([]);
};

it.each(seeds)(
  'seed %i: card, two transfers and cancelling of one link at once: one pays, with one document, and the other is given back',
  async (seed) => {
    const link = await shop.createLink(merchant, { amount: 100 });
    const [one, other] = [
      await promiseTransfer(shop, link, euro(10_000)),
      await promiseTransfer(shop, link, euro(10_000)),
    ];
    const checkout = await shop.openCheckout(link);
    const answers: Answer<unknown>[] = [];
    const noting = (call: () => Promise<Answer<unknown>>) => async () => void answers.push(await call());
    await atOnce(
      [
        () => payByCard(checkout).catch(() => undefined),
        noting(() => receive(one.reference, 100, seed)),
        noting(() => receive(other.reference, 60 + seed, seed + 1)),
        ...(seed % 3 === 0 ? [noting(() => merchant.api.post(`/payment-links/${link.id}/cancel`))] : []),
      ],
      seed,
    );
    expect(answers.filter((answer) => !isExpected(answer))).toEqual([]);
    await isSound();
    const kept = await keptOf([link.id]);
    expect(kept.map(({ documents }) => documents)).toEqual(kept.map(() => 1));
    // A link that is cancelled first takes no transfer.
    expect(seed % 3 === 0 ? [0, 1] : [1]).toContain(kept.length);
  },
);

it.each(seeds)(
  'seed %i: card, transfer, credit note and annulment of one invoice at once: no more than is open is taken',
  async (seed) => {
    const invoice = accepted(
      await merchant.api.post<Invoice>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
        items: [{ description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 0 }],
      }),
    );
    const [stored] = await shop.database.rows<{ id: number }>(
      `select id from payment_links where invoice_id = ? and status = 'ACTIVE'`,
      [invoice.id],
    );
    const link = { id: stored!.id, amount: 100, currency: 'EUR' as const, merchantId: merchant.id };
    const promise = await promiseTransfer(shop, link, euro(10_000), { invoiceId: invoice.id });
    const checkout = await shop.openCheckout(link);
    const answers: Answer<unknown>[] = [];
    const noting = (call: () => Promise<Answer<unknown>>) => async () => void answers.push(await call());
    const path = `/invoices/${invoice.id}`;
    await atOnce(
      [
        () => payByCard(checkout).catch(() => undefined),
        noting(() => receive(promise.reference, seed % 2 === 0 ? 100 : 40, seed)),
        noting(() => apiOf(seed + 1).post(`${path}/annul`, { reason: 'Грешка' })),
        ...(seed % 3 === 0
          ? [
              noting(() =>
                merchant.api.post(`${path}/credit-notes`, { reasonKind: 'GOODS_RETURNED', whole: true }),
              ),
            ]
          : [noting(() => merchant.api.post(`${path}/payments`, { paidOn: today(), amount: 30 }))]),
      ],
      seed,
    );
    expect(answers.filter((answer) => !isExpected(answer))).toEqual([]);
    await isSound();
    const [sums] = await shop.database.rows<{ total: number; paid: number }>(
      'select total_minor as total, paid_minor as paid from invoices where id = ?',
      [invoice.id],
    );
    expect(sums!.paid).toBeLessThanOrEqual(sums!.total);
    const links = await shop.database.rows<{ id: number }>(
      'select id from payment_links where invoice_id = ?',
      [invoice.id],
    );
    const kept = await keptOf(links.map(({ id }) => id));
    expect(kept.map(({ documents }) => documents)).toEqual(kept.map(() => 1));
  },
);
