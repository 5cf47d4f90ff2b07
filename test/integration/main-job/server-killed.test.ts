import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startServer, type Server } from '#test/support/application/server-process.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;

// The customers' server is a real process. Beside it stands one that does no jobs and only prepares and looks.
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const attemptsOn = (link: PaymentLink) =>
  shop.database.rows<{ id: number; state: string; session: string | null }>(
    `select p.id, a.state, a.provider_session_id as session
     from payments p join payment_attempts a on a.payment_id = p.id where p.payment_link_id = ?`,
    [link.id],
  );
const sessionsOf = async (link: PaymentLink): Promise<string[]> => {
  const ids = new Set((await attemptsOn(link)).map(({ id }) => String(id)));
  return (await shop.control.sessions())
    .filter(({ body }) => ids.has(body.client_reference_id ?? ''))
    .map(({ body }) => body.id);
};

/** Killed while the provider has accepted the checkout and holds its answer back. @returns the provider's session */
const killBetweenProviderAndCommit = async (server: Server, link: PaymentLink): Promise<string> => {
  await shop.control.setFault({
    kind: 'hang',
    moment: 'after',
    route: 'POST /v1/checkout/sessions',
    times: 1,
  });
  const unanswered = shop.startCheckout(link, {}, server.url).then(
    () => 'answered',
    () => 'cut off',
  );
  const session = await until('the provider has accepted', async () => (await sessionsOf(link))[0]);
  await server.kill();
  expect(await unanswered).toBe('cut off');
  expect(await attemptsOn(link)).toMatchObject([{ state: 'PREPARED', session: null }]);
  return session;
};

it('killed between provider and commit, and the customer comes back: the same session is opened', async () => {
  const link = await shop.createLink(merchant);
  const session = await killBetweenProviderAndCommit(await startServer(shop.env), link);
  const next = await startServer(shop.env);
  const checkout = await shop.openCheckout(link, {}, next.url);
  expect(checkout.sessionId).toBe(session);
  expect(await sessionsOf(link)).toEqual([session]);
  expect(await next.terminate()).toBe(0);
});

it('killed between provider and commit, and nobody comes back: the job attaches the session', async () => {
  const link = await shop.createLink(merchant);
  const session = await killBetweenProviderAndCommit(await startServer(shop.env), link);
  await shop.bringJobsForward();
  const next = await startServer(shop.env);
  await until('the session is attached', async () => (await attemptsOn(link))[0]?.session === session);
  expect(await sessionsOf(link)).toEqual([session]);
  // And had the customer paid meanwhile, it would count.
  await shop.control.pay({ session });
  const [payment] = await attemptsOn(link);
  await until('it is settled', async () => (await shop.payment(payment!.id)).status === 'SUCCEEDED');
  await next.terminate();
});
