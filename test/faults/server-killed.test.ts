import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { sessionOf, type TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import type { Server } from './support/processes.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => {
  await deployment.shop.control.clearFaults();
  expect(await deployment.shop.doctor()).toEqual([]);
});
afterAll(() => deployment.stop());

const attemptsOn = (link: PaymentLink) =>
  deployment.shop.database.rows<{ id: number; state: string; session: string | null }>(
    `select p.id, a.state, a.provider_session_id as session
     from payments p join payment_attempts a on a.payment_id = p.id where p.payment_link_id = ?`,
    [link.id],
  );
/** The number of waiting jobs that poll a payment of the link. */
const pollsOf = async (link: PaymentLink): Promise<number> => {
  const jobs = await deployment.shop.database.rows(
    `select 1 from pgboss.job j join payments p on p.id = (j.data ->> 'paymentId')::bigint
     where j.name = 'payments.look' and j.state = 'created' and p.payment_link_id = ?`,
    [link.id],
  );
  return jobs.length;
};
const sessionsOf = async (link: PaymentLink): Promise<string[]> => {
  const ids = new Set((await attemptsOn(link)).map(({ id }) => String(id)));
  return (await deployment.shop.control.sessions())
    .filter(({ body }) => ids.has(body.client_reference_id ?? ''))
    .map(({ body }) => body.id);
};

/**
 * Kills the server after the provider has accepted the checkout, while its answer is held back. @returns the
 * provider's session
 */
const killBetweenProviderAndCommit = async (
  server: Server,
  link: PaymentLink,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { shop, loadBalancer } = deployment;
  await shop.control.setFault({
    kind: 'hang',
    moment: 'after',
    route: 'POST /v1/checkout/sessions',
    times: 1,
  });
  const unanswered = shop.startCheckout(link, {}, server.url, headers).then(
    () => 'answered',
    () => 'cut off',
  );
  const session = await until('the provider has accepted', async () => (await sessionsOf(link))[0]);
  loadBalancer.remove(server.url);
  await server.kill();
  expect(await unanswered).toBe('cut off');
  expect(await attemptsOn(link)).toMatchObject([{ state: 'PREPARED', session: null }]);
  return session;
};

describe('a server is killed after the provider has accepted and before it is written down', () => {
  it('a server killed before it stored a checkout: the returning customer gets the same session', async () => {
    const { shop } = deployment;
    const link = await shop.createLink(merchant);
    const session = await killBetweenProviderAndCommit(await deployment.serve(), link);
    const next = await deployment.serve();
    const checkout = await shop.openCheckout(link, {}, next.url);
    expect(checkout.sessionId).toBe(session);
    expect(await sessionsOf(link)).toEqual([session]);
  });

  it('a server killed before it stored a checkout: another server continues with the same key at once', async () => {
    const { shop } = deployment;
    const headers = { 'idempotency-key': 'asked-twice' };
    const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
    const other = await deployment.serve();
    const ask = () => shop.startCheckout(link, {}, other.url, headers);
    const session = await killBetweenProviderAndCommit(await deployment.serve(), link, headers);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(sessionOf(answer.body.checkoutUrl)).toBe(session);
    expect((await attemptsOn(link)).map(({ session: known }) => known)).toEqual([session]);
    expect(await sessionsOf(link)).toEqual([session]);
  });

  it('a server killed before it stored a checkout: the job attaches the session, and a payment on it counts', async () => {
    const { shop } = deployment;
    const link = await shop.createLink(merchant);
    const session = await killBetweenProviderAndCommit(await deployment.serve(), link);
    // The reconciler would also find it, but later.
    expect(await pollsOf(link)).toBe(1);
    await shop.makeJobsDue();
    await deployment.work();
    await until('the session is attached', async () => (await attemptsOn(link))[0]?.session === session);
    expect(await sessionsOf(link)).toEqual([session]);
    // The provider's webhook events reach another server.
    await deployment.serve();
    await shop.control.pay({ session });
    const [payment] = await attemptsOn(link);
    await until('it is settled', async () => (await shop.payment(payment!.id)).status === 'SUCCEEDED');
  });
});
