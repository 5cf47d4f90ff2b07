import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Money } from '#kernel/money.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { PrepareCheckout, type CheckoutWish } from '#modules/payments/application/prepare-checkout.ts';
import { bareJob } from './bare-job.ts';
import { besideBare } from './beside-bare.ts';
import type { Ground } from './ground.ts';
import { atLeast, rateOf, ratesInShortTurns, type Measure } from './measure.ts';

/** As many as there are connections for writing, on both sides. */
const atOnce = 8;

/** What the provider is asked for a merchant's payment, as it was stored last. */
const requestOf = async (pool: pg.Pool, merchantId: number): Promise<unknown> => {
  const { rows } = await pool.query<{ request: unknown }>(
    `select a.provider_request as request from payment_attempts a join payments p on p.id = a.payment_id
     where p.merchant_id = $1 order by a.id desc limit 1`,
    [merchantId],
  );
  return rows[0]!.request;
};

/** The same rows by named statements in one transaction, with nothing examined. */
const fiveStatements = async (pool: pg.Pool, merchantId: number, request: unknown): Promise<void> => {
  const client = await pool.connect();
  const ask = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  try {
    await client.query('begin');
    const { rows: orders } = await ask(
      'order',
      'update order_counters set next_number = next_number + 1 where merchant_id = $1 returning next_number - 1 as number',
      [merchantId],
    );
    const { rows } = await ask(
      'payment',
      `insert into payments (merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
         eur_amount_minor, status, language, provider, order_number, request_key, created_at, updated_at)
       values ($1, 1000, 'EUR', 1000, 'EUR', 1, 1000, 'PENDING', 'bg', 'bare', $2, $3, now(), now()) returning id`,
      [merchantId, orders[0].number, randomUUID()],
    );
    await ask(
      'attempt',
      `insert into payment_attempts (payment_id, seq, provider_key, provider_request, state, expires_at, created_at, updated_at)
       values ($1, 1, $2, $3, 'PREPARED', now(), now(), now())`,
      [rows[0].id, randomUUID(), request],
    );
    await ask(
      'history',
      `insert into payment_events (payment_id, seq, kind, status, actor, at) values ($1, 1, 'STATUS', 'PENDING', 'bare', now())`,
      [rows[0].id],
    );
    await ask('job', bareJob, ['payments.look', { paymentId: rows[0].id }, String(rows[0].id)]);
    await client.query('commit');
  } finally {
    client.release();
  }
};

/** Recorded with key, attempt, history and job; the provider is not called. */
export const checkouts = (ground: Ground): Promise<Measure> =>
  besideBare(ground, [], async (application, pool) => {
    const { id } = ground.merchant;
    const merchant = (await application.resolve(MerchantDirectory).byId(id))!;
    const price = Money.ofMinor(1_000, 'EUR');
    const wish = (): CheckoutWish => ({
      actor: { kind: 'operator', name: 'bench', actsFor: id },
      merchant,
      linkId: null,
      price,
      charge: { charge: price, fxRate: null },
      description: null,
      customerName: null,
      customerEmail: null,
      language: 'bg',
      requestKey: randomUUID(),
      network: null,
    });
    const ours = () => application.resolve(PrepareCheckout).execute(wish());
    await ours();
    const request = await requestOf(pool, id);
    const taken = await ratesInShortTurns(
      ground.size,
      (milliseconds) => rateOf(milliseconds, atOnce, ours),
      (milliseconds) => rateOf(milliseconds, atOnce, () => fiveStatements(pool, id, request)),
    );
    const workload = 'checkout recorded, against five statements';
    return atLeast(1.2, { workload, unit: 'a second', ...taken });
  });
