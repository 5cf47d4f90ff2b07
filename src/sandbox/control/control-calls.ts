import type Stripe from 'stripe';
import { z } from 'zod';
import { redeliver } from '../events/redeliver.ts';
import { emit } from '../events/send-out.ts';
import { answerFaults, paymentFaults, webhookFaults } from '../faults/fault.ts';
import { accountNamed, keepAccount } from '../payments/accounts.ts';
import { cardDigits, findTestCard } from '../payments/cards.ts';
import { confirmPayment } from '../payments/confirm-payment.ts';
import { accountOf, findObject, lockObject, saveObject } from '../storage/objects.ts';
import { transact } from '../storage/transact.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Worker } from '../worker.ts';
import type { World } from '../world.ts';
import { call, ControlRefusal, type ControlCall } from './control-call.ts';
import { disputeCalls } from './dispute-calls.ts';

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
  later: z.enum(['succeeds', 'fails']).optional(),
  late: z.boolean().default(false),
});

/** Makes an expired session payable once more, as when the bank confirms while the session expires. */
const reopen = async (tx: Transaction, id: string): Promise<void> => {
  const stored = await lockObject(tx, 'checkout.session', id);
  if (stored?.body.status !== 'expired') return;
  stored.body.status = 'open';
  stored.body.expires_at = Math.max(stored.body.expires_at, tx.world.clock.seconds() + 1);
  await saveObject(tx, stored.body);
};

const pay = async (world: World, asked: z.output<typeof payment>): Promise<object> => {
  const card = findTestCard(cardDigits(asked.card));
  if (!card) throw new ControlRefusal(400, 'This is not a published test card.');
  const account = await accountOf(world.pool, asked.session);
  if (account === undefined) throw new ControlRefusal(404, 'There is no such session.');
  const filled = { card, expiryMonth: 12, expiryYear: 2040, holder: 'Control', email: asked.email };
  return transact(world, { account }, async (tx) => {
    if (asked.late) await reopen(tx, asked.session);
    return confirmPayment(tx, asked.session, filled, asked.later);
  });
};

const replay = async (world: World, id: string): Promise<object> => {
  const account = await accountOf(world.pool, id);
  if (account === undefined) throw new ControlRefusal(404, 'There is no such event.');
  return transact(world, { account }, async (tx) => {
    const stored = await findObject(tx, 'event', id);
    if (!stored) throw new ControlRefusal(404, 'There is no such event.');
    await redeliver(tx, stored.body);
    return { id };
  });
};

const accountChange = z.strictObject({
  id: z.string().regex(/^acct_\w{1,40}$/),
  charges_enabled: z.boolean().optional(),
  payouts_enabled: z.boolean().optional(),
  details_submitted: z.boolean().optional(),
});

const changeAccount = (world: World, { id, ...asked }: z.output<typeof accountChange>): Promise<object> =>
  transact(world, { account: id }, async (tx) => {
    const account = await accountNamed(tx.client, id, world.clock.seconds());
    const changes = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const changed: Stripe.Account = { ...account, ...changes };
    await keepAccount(tx.client, changed);
    const previous = Object.keys(changes).map((name) => [name, account[name as keyof typeof asked]]);
    emit(tx, 'account.updated', changed, Object.fromEntries(previous) as Record<string, unknown>);
    return changed;
  });

const sessions = async (world: World): Promise<object> => {
  const found = await world.pool.query(
    `select account, body from sandbox.objects where kind = 'checkout.session' order by seq`,
  );
  return { sessions: found.rows };
};

const deliveries = async (world: World): Promise<object> => {
  const found = await world.pool.query(
    `select d.id, d.event_id as event, o.body ->> 'type' as type, e.body ->> 'url' as url, d.state, d.attempts
     from sandbox.deliveries d join sandbox.objects o on o.id = d.event_id
     left join sandbox.objects e on e.id = d.endpoint_id order by d.id`,
  );
  return { deliveries: found.rows };
};

const none = z.strictObject({});

/** All control calls by the last segment of their path. */
export const controlCalls = (world: World, worker: Worker): Readonly<Record<string, ControlCall>> => ({
  'set-fault': call(fault, async (asked) => ({ id: await world.faults.add(asked) })),
  'clear-faults': call(none, async () => {
    await world.faults.clear();
    return {};
  }),
  faults: call(none, async () => ({ faults: world.faults.list() })),
  'advance-clock': call(z.strictObject({ seconds: whole }), async ({ seconds }) => {
    await world.clock.advance(seconds);
    await worker.settle(0);
    return { now: world.clock.seconds() };
  }),
  'reset-clock': call(none, async () => {
    await world.clock.reset();
    return { now: world.clock.seconds() };
  }),
  'hold-clock': call(z.strictObject({ at: whole }), async ({ at }) => {
    world.clock.hold(at);
    await worker.settle(0);
    return { now: world.clock.seconds() };
  }),
  'release-clock': call(none, async () => {
    world.clock.release();
    worker.wake();
    return { now: world.clock.seconds() };
  }),
  settle: call(z.strictObject({ withinSeconds: whole.default(60) }), async ({ withinSeconds }) => {
    await worker.settle(withinSeconds);
    return {};
  }),
  pay: call(payment, (asked) => pay(world, asked)),
  'replay-event': call(z.strictObject({ id: z.string() }), ({ id }) => replay(world, id)),
  'change-account': call(accountChange, (asked) => changeAccount(world, asked)),
  ...disputeCalls(world),
  sessions: call(none, () => sessions(world)),
  deliveries: call(none, () => deliveries(world)),
});
