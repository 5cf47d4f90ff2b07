import { Agent } from 'node:http';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Ground } from './ground.ts';
import { webhookSecret } from './installation.ts';
import { answersPerSecond, ask, slowestOfHundred, type Call } from './load.ts';
import { atLeast, atMost, inTurn, ratesInShortTurns, type Measure } from './measure.ts';

/** About a payment that nobody knows: received, stored and answered like any other. */
const signedEvent = (): { payload: string; signature: string } => {
  const payload = JSON.stringify({
    id: `evt_bench_${randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1_000),
    livemode: false,
    type: 'payment_intent.payment_failed',
    data: {
      object: { id: `pi_bench_${randomUUID()}`, object: 'payment_intent', amount: 1_000, metadata: {} },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return { payload, signature };
};

export const webhook = async ({ server, bare, size }: Ground): Promise<Measure> => {
  // Made beforehand: the caller's own work is not to be measured.
  const events = Array.from({ length: 500 + size.roundMs * 4 }, signedEvent);
  const callTo = (url: string) => {
    let place = 0;
    return (): Call => {
      const { payload, signature } = events[(place += 1) % events.length]!;
      return {
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      };
    };
  };
  const ours = callTo(`${server.url}/api/webhooks/stripe`);
  const limit = callTo(`${bare.url}/inbox/`);
  const taken = await ratesInShortTurns(
    size,
    (milliseconds) => answersPerSecond(milliseconds, ours),
    (milliseconds) => answersPerSecond(milliseconds, limit),
  );
  return atLeast(0.7, { workload: 'webhook received, against one insert', unit: 'answers/s', ...taken });
};

const everyMs = 10;
/** Short ones: a machine that stands still for a moment stands in the slowest of each that it falls into. */
const turnsOfRound = 3;

/** While three sign in a second, with a wrong password, which takes as long. */
export const signIns = async ({ server, size, ...ground }: Ground): Promise<Measure> => {
  const list = ground.asMerchant('/merchants/me/payments?page=0&size=25');
  const count = Math.ceil(size.roundMs / everyMs);
  const others = () => slowestOfHundred(count, everyMs, () => list);
  const whileSigningIn = async (): Promise<number> => {
    const agent = new Agent({ keepAlive: true });
    const call: Call = {
      url: `${server.url}/api/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `nobody-${randomUUID()}`, password: 'not the password' }),
    };
    const asked: Promise<unknown>[] = [];
    const timer = setInterval(() => void asked.push(ask(agent, call)), 333);
    try {
      return await others();
    } finally {
      clearInterval(timer);
      await Promise.all(asked);
      agent.destroy();
    }
  };
  const taken = await inTurn(size.rounds * turnsOfRound, whileSigningIn, others);
  return atMost(3, { workload: 'p99 of others while three sign in a second', unit: 'ms', ...taken });
};
