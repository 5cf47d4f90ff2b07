import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiKey, CreatedKey } from '#contract/integrations/api-keys.ts';
import type {
  CreatedWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import type { Invitation } from '#contract/team/invitations.ts';
import type { TeamMember } from '#contract/team/team.ts';
import type { Account } from '#contract/users/users.ts';
import type { Plan } from '#kernel/plans.ts';
import { SqlPlanLimits } from '#modules/merchants/adapters/postgres/sql-plan-limits.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';

let shop: TestApplication;
let receiver: Receiver;
beforeAll(async () => {
  shop = await startApplication();
  receiver = await startReceiver();
});
afterAll(async () => {
  await shop.drain();
  expect(await shop.doctor()).toEqual([]);
  await receiver.stop();
  await shop.stop();
});

const refusal = ({ status, body }: Answer<unknown>) => [status, body.code];
const notIncluded = [403, 'plans.not-in-plan'];
const choose = async ({ id }: { id: number }, plan: Plan) =>
  accepted(await shop.admin.put(`/merchants/${id}/plan`, { plan }));

let made = 0;
const invite = ({ api }: Pick<TestMerchant, 'api'>) =>
  api.post<Invitation>('/merchants/me/invitations', {
    email: `invited-${(made += 1)}@limits.example`,
    kind: 'TEAM',
    role: 'CASHIER',
  });
const createKey = ({ api }: Pick<TestMerchant, 'api'>, scopes = ['links:write', 'payments:read']) =>
  api.post<CreatedKey>('/api-keys', { name: `Ключ ${(made += 1)}`, scopes });
const createEndpoint = ({ api }: Pick<TestMerchant, 'api'>) =>
  api.post<CreatedWebhookEndpoint>('/webhook-endpoints', { url: receiver.url, types: ['link.created'] });
const link = { amount: 5, currency: 'EUR' };
const createLink = (token: string) => shop.api(token).post('/payment-links/me', link);

describe('a merchant on STARTER', () => {
  let merchant: TestMerchant;
  beforeAll(async () => {
    merchant = await shop.addMerchant({ plan: 'STARTER' });
  });

  test('of several invitations, keys and endpoints at once gets as many as the plan includes', async () => {
    for (const [create, limit] of [
      [invite, 'members'],
      [createKey, 'apiKeys'],
      [createEndpoint, 'webhookEndpoints'],
    ] as const) {
      const answers: readonly Answer<unknown>[] = await Promise.all([1, 2, 3].map(() => create(merchant)));
      expect(answers.filter(({ status }) => status === 201).length, limit).toBe(1);
      for (const answer of answers.filter(({ status }) => status !== 201))
        expect(answer).toMatchObject({
          status: 403,
          body: { code: 'plans.not-in-plan', limit, plan: 'GROWTH' },
        });
    }
  });

  test('gets no more from the back office, nor from the command line', async () => {
    const user = { firstName: 'Нов', lastName: 'Член', role: 'MERCHANT', password, merchantId: merchant.id };
    const add = (name: string) =>
      shop.admin.post('/users', { ...user, username: name, email: `${name}@limits.example` });
    const answers = await Promise.all([add('beside-one'), add('beside-two')]);
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ status }) => status !== 201).map(refusal)).toEqual([notIncluded]);
    const key = [
      'keys',
      'create',
      '--merchant',
      String(merchant.id),
      '--name',
      'x',
      '--scopes',
      'links:read',
    ];
    const command = await runPlateno(shop.env, key);
    expect(command.code).not.toBe(0);
    expect(command.stderr).toMatch(/Growth|Растеж/);
  });

  test('replaces its key, during whose grace there are two', async () => {
    const [key] = accepted(await merchant.api.get<ApiKey[]>('/api-keys'));
    const { status } = await merchant.api.post(`/api-keys/${key!.id}/rotate`, { graceHours: 24 });
    expect(status).toBe(201);
    expect(refusal(await createKey(merchant))).toEqual(notIncluded);
  });
});

test('an operator of the installation has the limits of the largest plan on any plan', async () => {
  const { id } = await shop.addMerchant({ plan: 'STARTER' });
  const { database } = shop;
  const mostOf = (operatorMerchantId: number | null) =>
    new SqlPlanLimits({ database, config: { operatorMerchantId } }).mostOf(id, 'members');
  expect([await mostOf(id), await mostOf(id + 1), await mostOf(null)]).toEqual([25, 2, 2]);
});

describe('a merchant on a smaller plan than before', () => {
  let merchant: TestMerchant;
  let manager: Readonly<{ userId: number; token: string }>;
  let viewer: typeof manager;
  let keys: readonly CreatedKey[];
  let endpoints: readonly CreatedWebhookEndpoint[];
  beforeAll(async () => {
    merchant = await shop.addMerchant();
    manager = await shop.addMember(merchant, 'MANAGER');
    viewer = await shop.addMember(merchant, 'MANAGER');
    keys = [accepted(await createKey(merchant)), accepted(await createKey(merchant))];
    endpoints = [accepted(await createEndpoint(merchant)), accepted(await createEndpoint(merchant))];
    await choose(merchant, 'STARTER');
  });
  const account = async (token: string) => accepted(await shop.api(token).get<Account>('/auth/session'));
  const endpointsBeyond = async () =>
    accepted(await merchant.api.get<WebhookEndpoint[]>('/webhook-endpoints'))
      .filter(({ isBeyondPlan }) => isBeyondPlan)
      .map(({ id }) => id);
  const deliveriesOf = async ({ id }: { id: number }) =>
    accepted(await merchant.api.get<WebhookDelivery[]>(`/webhook-endpoints/${id}/deliveries`)).length;

  test('keeps the member who joined first, and the next one sees what there is and changes nothing', async () => {
    expect([(await account(manager.token)).isBeyondPlan, (await account(viewer.token)).isBeyondPlan]).toEqual(
      [undefined, true],
    );
    expect((await createLink(manager.token)).status).toBe(201);
    expect(refusal(await createLink(viewer.token))).toEqual([403, 'access.not-allowed']);
    expect((await shop.api(viewer.token).get('/payment-links/me')).status).toBe(200);
    const team = accepted(await merchant.api.get<TeamMember[]>('/merchants/me/team'));
    expect(team.filter(({ isBeyondPlan }) => isBeyondPlan).map(({ userId }) => userId)).toEqual([
      viewer.userId,
    ]);
  });

  test('keeps the oldest key, and a newer one only reads', async () => {
    const [first, second] = keys;
    expect((await createLink(first!.key)).status).toBe(201);
    expect(refusal(await createLink(second!.key))).toEqual([403, 'access.scope-missing']);
    expect((await shop.api(second!.key).get('/payment-links/me')).status).toBe(200);
    const listed = accepted(await merchant.api.get<ApiKey[]>('/api-keys'));
    expect(listed.map(({ id, isBeyondPlan }) => [id, isBeyondPlan])).toEqual([
      [second!.details.id, true],
      [first!.details.id, undefined],
    ]);
  });

  test('keeps the oldest endpoint, and nothing is made for a newer one, which cannot be asked to receive', async () => {
    const [first, second] = endpoints;
    expect(await endpointsBeyond()).toEqual([second!.id]);
    const [before, atRest] = [await deliveriesOf(first!), await deliveriesOf(second!)];
    accepted(await createLink(merchant.token));
    await shop.drain();
    expect([await deliveriesOf(first!), await deliveriesOf(second!)]).toEqual([before + 1, atRest]);
    const test = await merchant.api.post(`/webhook-endpoints/${second!.id}/test`);
    expect(refusal(test)).toEqual(notIncluded);
    expect(await shop.doctor()).toEqual([]);
  });

  test('on a larger plan again has all of it back, and an endpoint gets what happens from then on', async () => {
    // As of a plan that was smaller for an hour.
    await shop.database.rows(
      `update webhook_endpoints set receives_since = receives_since - interval '1 hour' where id = :id`,
      { id: endpoints[1]!.id },
    );
    await choose(merchant, 'PRO');
    expect((await createLink(viewer.token)).status).toBe(201);
    expect((await createLink(keys[1]!.key)).status).toBe(201);
    expect(await endpointsBeyond()).toEqual([]);
    await shop.drain();
    expect(await deliveriesOf(endpoints[1]!)).toBe(2);
    expect(await shop.doctor()).toEqual([]);
  });

  test('that removes, ends and deletes what is within the plan has the next one within it', async () => {
    await choose(merchant, 'STARTER');
    accepted(await merchant.api.delete(`/merchants/me/team/${manager.userId}`));
    accepted(await merchant.api.delete(`/api-keys/${keys[0]!.details.id}`));
    accepted(await merchant.api.delete(`/webhook-endpoints/${endpoints[0]!.id}`));
    expect((await account(viewer.token)).isBeyondPlan).toBeUndefined();
    expect((await createLink(keys[1]!.key)).status).toBe(201);
    expect(await endpointsBeyond()).toEqual([]);
  });
});

test('what waits for an endpoint when the plan becomes smaller is sent when it is larger again', async () => {
  const merchant = await shop.addMerchant();
  accepted(await createEndpoint(merchant));
  const { id } = accepted(await createEndpoint(merchant));
  receiver.answers(500);
  accepted(await createLink(merchant.token));
  await shop.drain();
  await choose(merchant, 'STARTER');
  receiver.answers(200);
  // As when the time of the next try has come.
  await shop.database.rows(
    `update webhook_deliveries set next_at = now() where endpoint_id = :id and state = 'WAITING'`,
    { id },
  );
  const states = () =>
    shop.database.rows('select state, attempts from webhook_deliveries where endpoint_id = :id', { id });
  await shop.drain();
  expect(await states()).toEqual([{ state: 'WAITING', attempts: 1 }]);
  await choose(merchant, 'PRO');
  await shop.drain();
  expect(await states()).toEqual([{ state: 'DONE', attempts: 2 }]);
});

test('a merchant that had more before there were limits keeps all of it, and gets no more', async () => {
  const merchant = await shop.addMerchant();
  const { token } = await shop.addMember(merchant, 'MANAGER');
  const last = await shop.addMember(merchant, 'MANAGER');
  const keys = [accepted(await createKey(merchant)), accepted(await createKey(merchant))];
  // As the release before left it.
  await shop.database.rows(`update merchants set plan = 'STARTER' where id = :id`, merchant);
  for (const holder of [token, last.token, ...keys.map(({ key }) => key)])
    expect((await createLink(holder)).status).toBe(201);
  accepted(await merchant.api.put(`/merchants/me/team/${last.userId}`, { role: 'CASHIER' }));
  expect((await createLink(last.token)).status).toBe(201);
  expect(refusal(await invite(merchant))).toEqual(notIncluded);
});
