import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { tamperWith } from './support/tamper-with.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
});
afterAll(() => deployment.stop());

type Finding = Readonly<{
  code: string;
  holds: boolean | null;
  severity: 'violation' | 'warning';
  remedy: string | null;
  commands: readonly string[];
}>;

const plateno = (args: readonly string[]) => runPlateno(deployment.shop.env, args);
const doctor = async (): Promise<Readonly<{ code: number; broken: readonly Finding[] }>> => {
  const { code, stdout } = await plateno(['doctor', '--json']);
  const { findings } = JSON.parse(stdout) as { findings: Finding[] };
  return { code, broken: findings.filter(({ holds }) => holds === false) };
};
const begin = async (): Promise<OpenCheckout> =>
  deployment.shop.openCheckout(await deployment.shop.createLink(merchant), {
    customerEmail: 'maria@example.com',
  });
const sell = async (): Promise<OpenCheckout> => {
  const checkout = await begin();
  await deployment.shop.control.pay({ session: checkout.sessionId });
  await deployment.shop.returnPaid(checkout);
  return checkout;
};
const addEndpoint = async (): Promise<number> => {
  const endpoint = { url: 'https://shop.example/hooks', types: ['payment.succeeded'] };
  const { id } = accepted(await merchant.api.post<{ id: number }>('/webhook-endpoints', endpoint));
  return id;
};

type Defect = readonly [
  what: string,
  code: string,
  make: () => Promise<number>,
  tables: readonly string[],
  statements: readonly string[],
];

const defects: readonly Defect[] = [
  [
    'an attempt past its deadline without a job',
    'doctor.attempts-looked-after',
    async () => {
      const { paymentId } = await begin();
      // The session expires at the provider, too.
      await deployment.shop.control.advanceClock(26 * 3_600);
      await deployment.shop.control.resetClock();
      return paymentId;
    },
    ['payment_attempts'],
    [
      `update payment_attempts set expires_at = now() - interval '1 hour' where payment_id = :id`,
      `delete from pgboss.job where name = 'payments.look' and (data ->> 'paymentId')::bigint = :id`,
    ],
  ],
  [
    'a webhook endpoint without a secret',
    'doctor.webhooks-have-secrets',
    addEndpoint,
    ['webhook_secrets'],
    ['delete from webhook_secrets where endpoint_id = :id'],
  ],
];

test.each(defects)(
  'the command that the doctor prints for %s heals it',
  async (_, code, make, tables, statements) => {
    const id = await make();
    expect(await doctor()).toEqual({ code: 0, broken: [] });
    await tamperWith(deployment.shop.database, { tables, statements, bindings: { id } });
    const found = await doctor();
    expect(found.code).toBe(1);
    expect(found.broken).toMatchObject([{ code, severity: 'violation' }]);
    const { commands, remedy } = found.broken[0]!;
    expect(remedy).not.toBe('');
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const { code: ended, stderr } = await plateno(command.split(' '));
      expect(ended, `${command}: ${stderr}`).toBe(0);
    }
    expect(await doctor()).toEqual({ code: 0, broken: [] });
  },
);

test('an old exchange rate is a warning without a command where no file of rates is configured, and leaves the exit code 0', async () => {
  await sell();
  const shift = `update exchange_rates set day = day - 40`;
  await tamperWith(deployment.shop.database, {
    tables: ['exchange_rates'],
    statements: [shift],
    bindings: {},
  });
  const { code, broken } = await doctor();
  expect(code).toBe(0);
  expect(broken).toMatchObject([{ code: 'doctor.rates-current', severity: 'warning', commands: [] }]);
});
