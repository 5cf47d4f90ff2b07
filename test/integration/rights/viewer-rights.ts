import { beforeAll, expect, test } from 'vitest';
import type { Session } from '#contract/users/users.ts';
import type { SignedIn } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import type { Route } from '#platform/http/route.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { answerBelowHttp } from './answer-below-http.ts';
import type { Callers } from './callers.ts';
import { matrix } from './matrix.ts';
import { endpoints } from './named-routes.ts';
import { columns } from './row.ts';
import { statusOf } from './status-of.ts';

const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`;
/** What belongs to the account of the staff itself, to the merchant's programs, or to its team. */
const secrets = [
  'GET /auth/sessions',
  'GET /auth/factors',
  'GET /auth/merchants',
  'GET /api-keys',
  'GET /webhook-endpoints',
  'GET /merchants/me/team',
];

/** The calls with an answer for staff that views a merchant: what an owner reads with the right SEE. */
const isReadable = (name: string): boolean => {
  const { method, access, right } = endpoints.get(name)!;
  if (name === 'POST /auth/logout') return true;
  if (method !== 'GET' || access === 'public' || secrets.includes(name)) return false;
  return access === 'signed-in' || right === 'SEE';
};

const statusInMatrix = (name: string, column: (typeof columns)[number]): number =>
  matrix[name]!.statuses[columns.indexOf(column)]!;

const ofOthers = Object.keys(matrix).filter((name) => endpoints.get(name)!.access !== 'public');
const readable = ofOthers.filter(isReadable).filter((name) => name !== 'POST /auth/logout');
const refused = ofOthers.filter((name) => !isReadable(name));

/** What staff that views a merchant may do. */
export const testViewerRights = (callers: () => Callers): void => {
  let token: string;
  const view = async (of: number, as: string): Promise<string> => {
    const opened = await callers()
      .shop.api(as)
      .post<Session>(`/merchants/${of}/view`, { reason: 'Въпрос на клиента' });
    return accepted(opened).token;
  };
  beforeAll(async () => {
    token = await view(callers().own.id, callers().shop.adminToken);
  });

  const statusFor = (name: string, as: string | undefined) =>
    statusOf(name, { callers: callers(), records: callers().ownedRecords.own, token: as });

  test('staff that views a merchant reads more than 25 calls and is refused more than 150', () => {
    expect(readable.length).toBeGreaterThan(25);
    expect(refused.length).toBeGreaterThan(150);
    for (const name of secrets) expect(refused).toContain(name);
  });

  test.each(readable)('%s answers staff that views a merchant as its owner', async (name) => {
    expect(await statusFor(name, token)).toBe(statusInMatrix(name, 'own'));
  });

  test.each(refused)('%s is 403 for staff that views a merchant', async (name) => {
    expect(await statusFor(name, token)).toBe(403);
  });

  const publicCalls = Object.keys(matrix).filter((name) => endpoints.get(name)!.access === 'public');
  test.each(publicCalls)(
    '%s, which is public, answers staff that views a merchant as anyone',
    async (name) => {
      expect(await statusFor(name, token)).toBe(statusInMatrix(name, 'anonymous'));
    },
  );

  /** It only reads its body. */
  const belowHttp = refused.filter((name) => name !== 'POST /document-texts');
  test.each(belowHttp)('%s is refused below HTTP to staff that views a merchant', async (name) => {
    const route = callers().shop.application.routes.find((one) => nameOf(one) === name)!;
    const actor: SignedIn = {
      kind: 'user',
      userId: callers().support.id,
      username: 'support',
      role: 'MERCHANT',
      merchantRole: 'VIEWER',
      merchantId: callers().own.id,
      sessionId: '00000000-0000-4000-8000-000000000000',
      isViewing: true,
      isEmailVerified: true,
    };
    await expect(answerBelowHttp(route, actor)).rejects.toThrow(NotAllowed);
  });

  test('a view is of one merchant: records of others are missing', async () => {
    const { shop, ownedRecords } = callers();
    const of = shop.api(token);
    expect((await of.get(`/payments/${ownedRecords.own.paymentId}`)).status).toBe(200);
    expect((await of.get(`/payments/${ownedRecords.suspended.paymentId}`)).status).toBe(404);
  });

  test('support views a merchant, too; the view names itself in the session', async () => {
    const { shop, own, support } = callers();
    const opened = await view(own.id, support.token);
    const session = accepted(await shop.api(opened).get<Record<string, unknown>>('/auth/session'));
    expect(session).toMatchObject({
      userId: support.id,
      role: 'MERCHANT',
      merchantId: own.id,
      merchantRole: 'VIEWER',
      isViewing: true,
    });
  });

  test('a new view ends the one before, and both ends are recorded', async () => {
    const { shop, own, other, support } = callers();
    const first = await view(own.id, support.token);
    const second = await view(other.id, support.token);
    expect((await shop.api(first).get('/merchants/me')).status).toBe(401);
    expect((await shop.api(second).post('/auth/logout')).status).toBe(204);
    expect((await shop.api(second).get('/merchants/me')).status).toBe(401);
    const rows = await shop.database.rows<{ action: string; subject: string; data: object | null }>(
      `select action, subject_id as subject, data from audit_log
       where actor = 'user:' || :userId and action like 'merchant.view%' order by id desc limit 2`,
      { userId: support.id },
    );
    expect(rows).toMatchObject([
      { action: 'merchant.view-ended', subject: String(other.id) },
      { action: 'merchant.view-started', subject: String(other.id), data: { reason: 'Въпрос на клиента' } },
    ]);
  });

  test('a view ends with the session that it was opened from', async () => {
    const { shop, own } = callers();
    const staff = await shop.signIn('support-of-the-table', 'парола на служител');
    const opened = await view(own.id, staff);
    expect((await shop.api(opened).get('/merchants/me')).status).toBe(200);
    await shop.api(staff).post('/auth/logout');
    expect((await shop.api(opened).get('/merchants/me')).status).toBe(401);
  });

  test('a view ends after 30 minutes, also while it is used, and when its merchant is closed', async () => {
    const { shop, support } = callers();
    const closed = await shop.addMerchant();
    const old = await view(closed.id, support.token);
    await shop.database.rows(
      `update sessions set expires_at = now() - interval '1 second' where viewed_from is not null and merchant_id = :id`,
      { id: closed.id },
    );
    expect((await shop.api(old).get('/merchants/me')).status).toBe(401);
    const { lasts } = (
      await shop.database.rows<{ lasts: number }>(
        `select extract(epoch from expires_at - created_at)::int as lasts from sessions where viewed_from is not null
         and ended_at is null and merchant_id = :id`,
        { id: callers().own.id },
      )
    )[0]!;
    expect(lasts).toBe(1_800);
    const opened = await view(closed.id, support.token);
    accepted(await shop.admin.delete(`/merchants/${closed.id}`));
    expect((await shop.api(opened).get('/merchants/me')).status).toBe(401);
  });
};
