import type { Pool } from 'pg';
import Stripe from 'stripe';
import { fitsPattern } from '../faults/fault-store.ts';
import type { Fault, WebhookFault } from '../faults/fault.ts';
import { schedule } from '../storage/tasks.ts';
import { transact } from '../storage/transact.ts';
import type { SandboxContext } from '../context.ts';
import { findEndpoint, type Endpoint } from './endpoints.ts';

const answerWithinMs = 10_000;
const minute = 60_000;
/** Delay of the next attempt after each failed one, in milliseconds. */
const retryAfterMs = [5_000, 30_000, 2 * minute, 10 * minute, 60 * minute, 6 * 60 * minute, 24 * 60 * minute];

type Attempt = {
  readonly at: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly faults: readonly string[];
};

type Delivery = {
  readonly id: string;
  readonly endpoint_id: string;
  readonly state: string;
  readonly attempts: readonly Attempt[];
  readonly event: Stripe.Event;
};

const load = async (pool: Pool, id: string): Promise<Delivery | undefined> => {
  const found = await pool.query<Delivery>(
    `select d.id, d.endpoint_id, d.state, d.attempts, o.body as event
     from sandbox.deliveries d join sandbox.objects o on o.id = d.event_id where d.id = $1`,
    [id],
  );
  return found.rows[0];
};

const takeFor = (context: SandboxContext, kind: WebhookFault, type: string): Promise<Fault | undefined> =>
  context.faults.take((fault) => fault.kind === kind && fitsPattern(fault.event ?? '*', type));

/** Amount fields of the objects in events. */
const amountFields = ['amount', 'amount_total', 'amount_subtotal', 'amount_received', 'amount_captured'];

const withWrongAmount = (event: Stripe.Event, amountMinor: number | undefined): Stripe.Event => {
  const changed = structuredClone(event);
  const object = changed.data.object as unknown as Record<string, unknown>;
  for (const field of amountFields) {
    const value = object[field];
    if (typeof value === 'number') object[field] = amountMinor ?? value - 1;
  }
  return changed;
};

type Prepared = { readonly payload: string; readonly signature: string; readonly faults: string[] };

/** Body and signature of the request, prepared for each attempt, with the active faults. */
const prepare = async (
  context: SandboxContext,
  event: Stripe.Event,
  endpoint: Endpoint,
): Promise<Prepared> => {
  const wrongAmount = await takeFor(context, 'webhook-wrong-amount', event.type);
  const badSignature = await takeFor(context, 'webhook-bad-signature', event.type);
  const stale = await takeFor(context, 'webhook-stale', event.type);
  const sentEvent = wrongAmount ? withWrongAmount(event, wrongAmount.amountMinor) : event;
  const payload = JSON.stringify(sentEvent, null, 2);
  // Signed with the machine's time, not the sandbox's: the receiver's clock was not advanced.
  const timestamp = Math.floor(Date.now() / 1000) - (stale ? (stale.ageSeconds ?? 600) : 0);
  const secret = badSignature ? `${endpoint.secret}-wrong` : endpoint.secret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const faults = [wrongAmount, badSignature, stale].flatMap((fault) => (fault ? [fault.kind] : []));
  return { payload, signature, faults };
};

const post = async (
  context: SandboxContext,
  url: string,
  prepared: Prepared,
): Promise<Omit<Attempt, 'at' | 'faults'>> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(answerWithinMs), context.stopping]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': prepared.signature,
      },
      body: prepared.payload,
    });
    await answer.arrayBuffer();
    return { status: answer.status, error: null };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) };
  }
};

const record = async (context: SandboxContext, delivery: Delivery, attempt: Attempt): Promise<void> => {
  const accepted = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  const attempts = [...delivery.attempts, attempt];
  const retryMs = retryAfterMs[attempts.length - 1];
  const state = accepted ? 'delivered' : retryMs === undefined ? 'failed' : 'waiting';
  await transact(context, { account: '' }, async (tx) => {
    await tx.client.query('update sandbox.deliveries set state = $2, attempts = $3 where id = $1', [
      delivery.id,
      state,
      JSON.stringify(attempts),
    ]);
    if (state === 'waiting') await schedule(tx, { kind: 'deliver', deliveries: [delivery.id] }, retryMs ?? 0);
  });
};

const deliverOne = async (context: SandboxContext, id: string): Promise<void> => {
  const delivery = await load(context.pool, id);
  if (delivery?.state !== 'waiting') return;
  const endpoint = await findEndpoint(context.pool, delivery.endpoint_id);
  if (!endpoint) {
    await context.pool.query(`update sandbox.deliveries set state = 'dropped' where id = $1`, [id]);
    return;
  }
  const prepared = await prepare(context, delivery.event, endpoint);
  const at = context.clock.seconds();
  const answer = await post(context, endpoint.url, prepared);
  context.log.info({ event: delivery.event.id, type: delivery.event.type, ...answer }, 'webhook sent');
  // A stop is no answer: the attempt is repeated after the next start.
  if (context.stopping.aborted) throw new Error('The sandbox is stopping.');
  await record(context, delivery, { at, ...answer, faults: prepared.faults });
};

/** Sends deliveries one after the other; each without a 2xx answer is scheduled again. */
export const deliver = async (context: SandboxContext, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await deliverOne(context, id);
};
