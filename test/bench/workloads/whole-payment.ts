import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openStatements } from '../baseline/statements.ts';
import { atMost, compare, rate, type Line, type Turn } from '../compare.ts';
import type { Context } from '../context.ts';
import { cpuOfPostgresAnd } from '../cpu.ts';
import { startWorker } from '../processes.ts';
import { send } from '../requests.ts';
import { startCheckout, webhookEvent } from './writes.ts';

const load = { callers: 8, requests: 50 };
const completed = 'checkout.session.completed';
const waitMs = 20;
/** Five minutes. */
const mostWaits = 15_000;

/** Milliseconds of CPU of PostgreSQL and of the given processes for each payment. */
const cpuPerPayment =
  (pids: readonly number[], payAll: () => Promise<unknown>): Turn =>
  async () => {
    const before = await cpuOfPostgresAnd(...pids);
    await payAll();
    return { value: ((await cpuOfPostgresAnd(...pids)) - before) / load.requests, requests: load.requests };
  };

/** Checkout, webhook event, settlement by the worker, and the wait for all receipts. */
const payAll = async (context: Context): Promise<void> => {
  const { mails } = context.inbox;
  const payers = new Set<string>();
  const pay = rate(load, async () => {
    const payer = `${randomUUID()}@payer.example`;
    payers.add(payer);
    const { sessionId } = await startCheckout(context, payer);
    await send(webhookEvent(context, completed, { id: sessionId, object: 'checkout.session' }));
  });
  let seen = mails.length;
  await pay();
  for (let waits = 0; payers.size > 0; waits += 1) {
    if (waits > mostWaits) throw new Error(`${payers.size} receipts are missing`);
    await setTimeout(waitMs);
    for (; seen < mails.length; seen += 1) for (const address of mails[seen]!.to) payers.delete(address);
  }
};

/** The worker runs all due jobs, so this workload runs before others leave some. */
export const wholePayment = async (context: Context): Promise<Line> => {
  const { server, databases, merchantId } = context;
  const worker = await startWorker(databases.env);
  const pool = new pg.Pool({ connectionString: databases.url, max: load.callers });
  try {
    await payAll(context);
    const bare = await openStatements(pool, merchantId);
    const payBare = rate(load, async () => {
      const paymentId = await bare.checkout();
      await bare.open(paymentId, randomUUID());
      const eventId = await bare.receive(completed, JSON.stringify(bare.request));
      await bare.close(eventId, await bare.settle(paymentId));
    });
    const ours = cpuPerPayment([server.pid, worker.pid], () => payAll(context));
    const compared = await compare({ ours, baseline: cpuPerPayment([process.pid], payBare) });
    return atMost(
      context.size.mostCpu,
      'one whole payment, checkout to mailed receipt',
      'ms of CPU',
      compared,
    );
  } finally {
    await pool.end();
    await worker.stop();
  }
};
