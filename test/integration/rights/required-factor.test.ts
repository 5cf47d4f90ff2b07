import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role, SignedIn } from '#kernel/actor.ts';
import { SecondFactorRequired } from '#kernel/failure.ts';
import type { Route } from '#platform/http/route.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { answerBelowHttp } from './answer-below-http.ts';

/** What a session without its required second factor may call: read and end itself, prove, set up a factor. */
const permitted = [
  'POST /auth/logout',
  'GET /auth/session',
  // A factor needs the verified address.
  'POST /auth/verify/resend',
  'POST /auth/prove',
  'POST /auth/prove/code',
  'GET /auth/factors',
  'POST /auth/factors/totp',
  'POST /auth/factors/totp/:id',
  'POST /auth/factors/passkeys/options',
  'POST /auth/factors/passkeys',
];

const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`;
const idle = await idleApplication();
const names = idle.routes.filter(({ endpoint }) => endpoint.access !== 'public').map(nameOf);
await idle.close();

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { SECOND_FACTOR: 'staff' } });
});
afterAll(() => shop.stop());

const restricted = (role: Role): SignedIn => ({
  kind: 'user',
  userId: 1,
  username: 'admin',
  role,
  merchantId: role === 'MERCHANT' ? 1 : null,
  sessionId: '00000000-0000-4000-8000-000000000000',
  provedAt: new Date(),
  needsSecondFactor: true,
});

test.each(names.filter((name) => !permitted.includes(name)))(
  '%s is refused below HTTP to a user who must set up a second factor first',
  async (name) => {
    const route = shop.application.routes.find((each) => nameOf(each) === name)!;
    const { access } = route.endpoint;
    const roles: readonly Role[] =
      access === 'signed-in' ? ['ADMIN', 'MERCHANT', 'SUPPORT', 'ACCOUNTANT'] : (access as readonly Role[]);
    for (const role of roles)
      await expect(answerBelowHttp(route, restricted(role))).rejects.toThrow(SecondFactorRequired);
  },
);

test('the session of an administrator without a required second factor can only set one up', async () => {
  const calls = permitted.filter((name) => name.startsWith('GET '));
  for (const name of calls) expect((await shop.admin.get(name.slice(4))).status).toBe(200);
  const session = await shop.admin.get<{ needsSecondFactor: boolean }>('/auth/session');
  expect(session.body.needsSecondFactor).toBe(true);
  const refused = await shop.admin.get('/users');
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'access.second-factor-required' }]);
  // Before the object and the body are looked at.
  expect((await shop.admin.put('/users/999999', {})).status).toBe(403);
  expect((await shop.admin.post('/auth/factors/totp')).status).toBe(201);
});
