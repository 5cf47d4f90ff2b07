import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refund } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { apiClient, type Answer } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { openDatabaseRelay, type DatabaseRelay } from '#test/support/database-relay.ts';
import { mismatched, remoteSamples } from '#test/support/one-key/remote-samples.ts';
import { sellTo } from './support/sell.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import type { Server } from './support/processes.ts';

let deployment: Deployment;
let merchant: TestMerchant;
/** Between the servers and PostgreSQL. */
let relay: DatabaseRelay;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
  relay = await openDatabaseRelay(deployment.shop.env['DATABASE_URL']!);
});
afterAll(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await deployment.stop();
  await relay.close();
});

type Call = Readonly<{
  /** Makes what the call acts on. @returns its payment */
  prepare: () => Promise<number>;
  path: (paymentId: number) => string;
  body: object;
  status: number;
  /** The true answer, and the refunds in the product and at the provider. */
  answer: Partial<Payment & Refund>;
  refunds: number;
  audited: string;
}>;

const sell = async (): Promise<number> => {
  const { payments } = await sellTo(deployment, merchant, 'kupuvach@example.bg');
  return payments[0]!.paymentId!;
};
const holdMismatch = (): Promise<number> => mismatched({ shop: deployment.shop, own: merchant });
const refundCall: Call = {
  prepare: sell,
  path: (id) => `/payments/${id}/refunds`,
  body: { amount: 1, reason: 'REQUESTED_BY_CUSTOMER' },
  status: 201,
  answer: { amount: 1, status: 'SUCCEEDED' },
  refunds: 1,
  audited: 'payment.refund-requested',
};
const resolve = (resolution: 'ACCEPT' | 'GIVE_BACK', answer: Call['answer']): Call => ({
  prepare: holdMismatch,
  path: (id) => `/payments/${id}/resolve-mismatch`,
  body: { resolution, note: 'проверено' },
  status: 200,
  answer: { ...answer, mismatchResolution: resolution },
  refunds: resolution === 'GIVE_BACK' ? 1 : 0,
  audited: 'payment.mismatch-resolved',
});
const giveBackCall = resolve('GIVE_BACK', { status: 'CANCELLED' });
const acceptCall = resolve('ACCEPT', { status: 'SUCCEEDED', amount: 90 });

type Prepared = Call & Readonly<{ paymentId: number; key: string }>;
let keys = 0;
const prepare = async (calls: readonly Call[]): Promise<Prepared[]> => {
  const prepared: Prepared[] = [];
  for (const call of calls)
    prepared.push({ ...call, paymentId: await call.prepare(), key: `killed-refund-${(keys += 1)}` });
  return prepared;
};
const send = ({ url }: Server, { path, paymentId, body, key }: Prepared): Promise<Answer<Payment & Refund>> =>
  apiClient(url, deployment.shop.adminToken).post(path(paymentId), body, { 'idempotency-key': key });

let running: Server | undefined;
/** The server that runs, or a new one. */
const serve = async (): Promise<Server> => (running ??= await deployment.serve({ DATABASE_URL: relay.url }));
const kill = async (server: Server): Promise<void> => {
  running = undefined;
  deployment.loadBalancer.remove(server.url);
  await server.kill();
};
/** @returns how each call ends when its server dies */
const sendToDying = (server: Server, calls: readonly Prepared[]): Promise<string[]> =>
  Promise.all(
    calls.map((call) =>
      send(server, call).then(
        ({ status }) => `answered with ${status}`,
        () => 'cut off',
      ),
    ),
  );

/** Kills a server while the provider keeps all calls waiting. */
const killAtProvider = async (
  calls: readonly Prepared[],
  route: string,
  moment: 'before' | 'after',
): Promise<void> => {
  const { control } = deployment.shop;
  const server = await serve();
  await control.setFault({ kind: 'hang', moment, route, times: calls.length });
  const ends = sendToDying(server, calls);
  await until('all wait for the provider', async () =>
    (await control.faults()).every(({ fault }) => fault.kind !== 'hang'),
  );
  if (moment === 'after') await until('the refunds are made', () => areMade(calls));
  await kill(server);
  expect(await ends).toEqual(calls.map(() => 'cut off'));
};

/** Kills a server at the statements that would store the answers. */
const killBeforeStored = async (calls: readonly Prepared[]): Promise<void> => {
  const server = await serve();
  const ends: Promise<string[]>[] = [];
  for (const call of calls) {
    const { reached } = relay.hold((statement) => /idempotency_keys[^]*'DONE'/.test(statement));
    ends.push(sendToDying(server, [call]));
    await reached;
  }
  await kill(server);
  expect((await Promise.all(ends)).flat()).toEqual(calls.map(() => 'cut off'));
};

/** The provider's own rows. */
const refundsAtProvider = async (paymentId: number): Promise<number> => {
  const { shop } = deployment;
  const { providerPaymentId } = await shop.payment(paymentId);
  const rows = await shop.database.rows(
    `select 1 from sandbox.objects where kind = 'refund' and body ->> 'payment_intent' = :intent`,
    { intent: providerPaymentId! },
  );
  return rows.length;
};
const areMade = async (calls: readonly Prepared[]): Promise<boolean> => {
  for (const { paymentId, refunds } of calls)
    if ((await refundsAtProvider(paymentId)) < refunds) return false;
  return true;
};

const findings = async ({ paymentId, audited }: Prepared) => {
  const { database } = deployment.shop;
  const refunds = await database.rows<{ status: string }>(
    'select status from refunds where payment_id = :paymentId',
    { paymentId },
  );
  const records = await database.rows(
    `select 1 from audit_log where action = :audited and subject_id = :subject`,
    { audited, subject: String(paymentId) },
  );
  return {
    atProvider: await refundsAtProvider(paymentId),
    refunds: refunds.map(({ status }) => status),
    records: records.length,
  };
};

/** Sends the same calls twice to another server, after a claimed key has ended. */
const repeat = async (calls: readonly Prepared[]) => {
  await deployment.shop.database.rows(
    `update idempotency_keys set created_at = created_at - interval '2 minutes' where state = 'IN_FLIGHT'`,
  );
  const server = await serve();
  const outcomes: object[] = [];
  for (const call of calls) {
    const answers: object[] = [];
    while (answers.length < 2) {
      const { status, body, headers } = await send(server, call);
      answers.push({ status, body, isReplayed: headers.get('idempotent-replayed') === 'true' });
    }
    outcomes.push({ answers, ...(await findings(call)) });
  }
  return outcomes;
};
/** The true answer, and one refund or none, here and at the provider. */
const once = ({ status, answer: body, refunds }: Prepared) => ({
  answers: [
    { status, body, isReplayed: false },
    { status, body, isReplayed: true },
  ],
  atProvider: refunds,
  refunds: Array.from({ length: refunds }, () => 'SUCCEEDED'),
  records: 1,
});

it('every call that reaches the provider between its transactions and keeps no key is killed here', () => {
  const { routes } = deployment.shop.application;
  const names = routes
    .filter(({ endpoint }) => endpoint.keyUse === 'REMOTE')
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(names).toEqual(Object.keys(remoteSamples));
  expect(names).toEqual(['POST /payments/:id/resolve-mismatch']);
});

/** Before the first question to the provider and before the refund; the short form takes the second. */
const beforeProvider = [
  ['the provider was asked', 'GET /v1/checkout/sessions/*', [refundCall, giveBackCall, acceptCall]],
  ['the provider was asked for the refund', 'POST /v1/refunds', [refundCall, giveBackCall]],
] as const;

describe('a server killed within a refund or the decision about a captured amount: the repeated call', () => {
  it.each(process.env['FAULTS'] === 'short' ? beforeProvider.slice(1) : beforeProvider)(
    'makes one refund and has its answer, killed before %s',
    async (_, route, made) => {
      const calls = await prepare(made);
      await killAtProvider(calls, route, 'before');
      expect(await repeat(calls)).toMatchObject(calls.map(once));
    },
  );

  it('finds the refund that the provider made and has its answer, killed before the provider answered', async () => {
    const calls = await prepare([refundCall, giveBackCall]);
    await killAtProvider(calls, 'POST /v1/refunds', 'after');
    expect(await repeat(calls)).toMatchObject(calls.map(once));
  });

  it('has the answer that was not stored, killed after the act', async () => {
    const calls = await prepare([refundCall, giveBackCall, acceptCall]);
    await killBeforeStored(calls);
    expect(await repeat(calls)).toMatchObject(calls.map(once));
  });
});
