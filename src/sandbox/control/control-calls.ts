import { z } from 'zod';
import { redeliver } from '../events/redeliver.ts';
import { answerFaults, paymentFaults, webhookFaults } from '../faults/fault.ts';
import { accountCalls } from './account-calls.ts';
import { cardDigits, findTestCard } from '../payments/cards.ts';
import { answerChallenge, confirmPayment } from '../payments/confirm-payment.ts';
import { accountOf, findObject, lockObject, saveObject } from '../storage/objects.ts';
import { transact } from '../storage/transact.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Worker } from '../worker.ts';
import type { SandboxContext } from '../context.ts';
import { call, ControlRefusal, type ControlCall } from './control-call.ts';
import { disputeCalls } from './dispute-calls.ts';
import { payoutCalls } from './payout-calls.ts';

const whole = z.int().min(0);

const fault = z.strictObject({
  kind: z.enum([...answerFaults, ...webhookFaults, ...paymentFaults]),
  route: z.string().optional(),
  event: z.string().optional(),
  times: z.int().min(1).optional(),
  moment: z.enum(['before', 'after']).optional(),
  stored: z.boolean().optional(),
  delayMs: whole.optional(),
  ageSeconds: whole.optional(),
  amountMinor: z.int().min(1).optional(),
});

const payment = z.strictObject({
  session: z.string(),
  card: z.string().default('4242424242424242'),
  email: z.string().nullable().default(null),
  expiryMonth: z.int().min(1).max(12).default(12),
  expiryYear: z.int().min(2020).default(2040),
  later: z.enum(['succeeds', 'fails']).optional(),
  late: z.boolean().default(false),
  passes: z.boolean().default(false),
});

/** Makes an expired session payable once more, as when the bank confirms while the session expires. */
const reopen = async (tx: Transaction, id: string): Promise<void> => {
  const stored = await lockObject(tx, 'checkout.session', id);
  if (stored?.body.status !== 'expired') return;
  stored.body.status = 'open';
  stored.body.expires_at = Math.max(stored.body.expires_at, tx.context.clock.seconds() + 1);
  await saveObject(tx, stored.body);
};

const pay = async (context: SandboxContext, asked: z.output<typeof payment>): Promise<object> => {
  const card = findTestCard(cardDigits(asked.card));
  if (!card) throw new ControlRefusal(400, 'This is not a published test card.');
  const account = await accountOf(context.pool, asked.session);
  if (account === undefined) throw new ControlRefusal(404, 'There is no such session.');
  const { expiryMonth, expiryYear, email } = asked;
  const filled = { card, expiryMonth, expiryYear, holder: 'Control', email };
  return transact(context, { account }, async (tx) => {
    if (asked.late) await reopen(tx, asked.session);
    const confirmed = await confirmPayment(tx, asked.session, filled, asked.later);
    return asked.passes && confirmed.outcome === 'challenge'
      ? answerChallenge(tx, asked.session, true)
      : confirmed;
  });
};

const replay = async (context: SandboxContext, id: string): Promise<object> => {
  const account = await accountOf(context.pool, id);
  if (account === undefined) throw new ControlRefusal(404, 'There is no such event.');
  return transact(context, { account }, async (tx) => {
    const stored = await findObject(tx, 'event', id);
    if (!stored) throw new ControlRefusal(404, 'There is no such event.');
    await redeliver(tx, stored.body);
    return { id };
  });
};

const sessions = async (context: SandboxContext): Promise<object> => {
  const found = await context.pool.query(
    `select account, body from sandbox.objects where kind = 'checkout.session' order by seq`,
  );
  return { sessions: found.rows };
};

const deliveries = async (context: SandboxContext): Promise<object> => {
  const found = await context.pool.query(
    `select d.id, d.event_id as event, o.body ->> 'type' as type, e.body ->> 'url' as url, d.state, d.attempts
     from sandbox.deliveries d join sandbox.objects o on o.id = d.event_id
     left join sandbox.objects e on e.id = d.endpoint_id order by d.id`,
  );
  return { deliveries: found.rows };
};

const none = z.strictObject({});

/** All control calls by the last segment of their path. */
export const controlCalls = (
  context: SandboxContext,
  worker: Worker,
): Readonly<Record<string, ControlCall>> => ({
  'set-fault': call(fault, async (asked) => ({ id: await context.faults.add(asked) })),
  'clear-faults': call(none, async () => {
    await context.faults.clear();
    return {};
  }),
  faults: call(none, async () => ({ faults: context.faults.list() })),
  'advance-clock': call(z.strictObject({ seconds: whole }), async ({ seconds }) => {
    await context.clock.advance(seconds);
    await worker.settle(0);
    return { now: context.clock.seconds() };
  }),
  'reset-clock': call(none, async () => {
    await context.clock.reset();
    return { now: context.clock.seconds() };
  }),
  'hold-clock': call(z.strictObject({ at: whole }), async ({ at }) => {
    context.clock.hold(at);
    await worker.settle(0);
    return { now: context.clock.seconds() };
  }),
  'release-clock': call(none, async () => {
    context.clock.release();
    worker.wake();
    return { now: context.clock.seconds() };
  }),
  settle: call(z.strictObject({ withinSeconds: whole.default(60) }), async ({ withinSeconds }) => {
    await worker.settle(withinSeconds);
    return {};
  }),
  pay: call(payment, (asked) => pay(context, asked)),
  'replay-event': call(z.strictObject({ id: z.string() }), ({ id }) => replay(context, id)),
  ...accountCalls(context),
  ...payoutCalls(context),
  ...disputeCalls(context),
  sessions: call(none, () => sessions(context)),
  deliveries: call(none, () => deliveries(context)),
});
