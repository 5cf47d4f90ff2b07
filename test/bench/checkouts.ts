import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Money } from '#kernel/money.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { PrepareCheckout, type CheckoutWish } from '#modules/payments/application/prepare-checkout.ts';
import { besideBare } from './beside-bare.ts';
import type { Ground } from './ground.ts';
import { atLeast, rateOf, ratesInTurn, type Measure } from './measure.ts';

const atOnce = 4;

/** The same rows by named statements in one transaction, with nothing examined. */
const fiveStatements = async (pool: pg.Pool, merchantId: number): Promise<void> => {
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
         eur_amount_minor, status, language, provider, order_number, created_at, updated_at)
       values ($1, 1000, 'EUR', 1000, 'EUR', 1, 1000, 'PENDING', 'bg', 'bare', $2, now(), now()) returning id`,
      [merchantId, orders[0].number],
    );
    await ask(
      'attempt',
      `insert into payment_attempts (payment_id, seq, provider_key, provider_request, state, expires_at, created_at, updated_at)
       values ($1, 1, $2, '{}', 'PREPARED', now(), now(), now())`,
      [rows[0].id, randomUUID()],
    );
    await ask(
      'history',
      `insert into payment_events (payment_id, seq, kind, status, actor, at) values ($1, 1, 'STATUS', 'PENDING', 'bare', now())`,
      [rows[0].id],
    );
    await ask('job', `insert into pgboss.job (name, data) values ('payments.look', $1)`, [
      { paymentId: rows[0].id },
    ]);
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
    });
    const { rounds, roundMs } = ground.size;
    const taken = await ratesInTurn(
      rounds,
      () => rateOf(roundMs, atOnce, () => application.resolve(PrepareCheckout).execute(wish())),
      () => rateOf(roundMs, atOnce, () => fiveStatements(pool, id)),
    );
    const workload = 'checkout recorded, against five statements';
    return atLeast(1.2, { workload, unit: 'a second', ...taken });
  });
