import { Secret, TOTP } from 'otpauth';
import type { MailReader } from '#contract/redirecting-acts.ts';
import { AccountToken, type AccountTokenKind } from '#src/modules/users/domain/account-token.ts';
import { SqlAccountTokens } from '#src/modules/users/adapters/postgres/sql-account-tokens.ts';
import { SqlInvitations } from '#src/modules/team/adapters/postgres/sql-invitations.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { SoftwareAuthenticator } from '#test/support/software-authenticator.ts';
import { accountantSteps } from '../modules/accountants/accountants-fixture.ts';
import type { Callers } from './callers.ts';
import { matrix } from './matrix.ts';

/** One call that does the action, and the addresses of those who must be mailed about it. */
export type RedirectingSample = Readonly<{
  path: string;
  body?: unknown;
  token: string | null;
  readers: Partial<Record<MailReader, readonly string[]>>;
}>;
type Rows<T> = Promise<T[]>;
let made = 0;
const unused = (): string => `reader-${(made += 1)}@readers.example`;

/** The secret of a mailed link, as its job makes it. */
export const issuedToken = (
  { database }: Pick<Callers['shop'], 'database'>,
  of: Readonly<{ userId: number; kind: AccountTokenKind; email: string }>,
): Promise<string> => {
  const tokens = new SqlAccountTokens({ database });
  return database.transact(() => tokens.issue(AccountToken.create({ ...of, ip: null }, new Date())));
};

/** A sample of each action that redirects, by its name in `redirectingActs`. */
export const redirectingSamples = (callers: Callers) => {
  const { shop, own, accountant, ownedRecords } = callers;
  const admin = shop.adminToken;
  const rows = <T extends object>(sql: string, bindings: object = {}): Rows<T> =>
    shop.database.rows<T>(sql, { ...bindings });
  const emailOf = async (userId: number): Promise<string> =>
    (await rows<{ email: string }>('select email from users where id = :userId', { userId }))[0]!.email;
  const ownersOf = async (merchantId: number): Promise<string[]> =>
    (
      await rows<{ email: string }>(
        `select u.email from memberships m join users u on u.id = m.user_id
         where m.merchant_id = :merchantId and m.role = 'OWNER'`,
        { merchantId },
      )
    ).map(({ email }) => email);
  /** Two owners, of whom the second has no part in the action. */
  const ofTwo = async (): Promise<TestMerchant> => {
    const merchant = await shop.addMerchant();
    await shop.addMember(merchant, 'OWNER');
    return merchant;
  };
  const ofMatrix = async (name: string): Promise<{ path: string; body?: unknown }> =>
    matrix[name]!.call(ownedRecords.own, callers);
  /** The call of the matrix by the owner of a merchant with two owners. */
  const byOwner = (name: string) => async (): Promise<RedirectingSample> => {
    if ((await ownersOf(own.id)).length < 2) await shop.addMember(own, 'OWNER');
    const call = await ofMatrix(name);
    return { ...call, token: own.token, readers: { OWNERS: await ownersOf(own.id) } };
  };
  const userIn = (path: string): number => Number(/\/users\/(\d+)/.exec(path)![1]);
  const byAdmin = (name: string) => async (): Promise<RedirectingSample> => {
    const call = await ofMatrix(name);
    return { ...call, token: admin, readers: { USER: [await emailOf(userIn(call.path))] } };
  };
  const aboutMerchant = (name: string) => async (): Promise<RedirectingSample> => {
    const call = await ofMatrix(name);
    const id = Number(/\/merchants\/(\d+)/.exec(call.path)?.[1] ?? (call.body as { ids: number[] }).ids[0]);
    const [merchant] = await rows<{ email: string }>('select email from merchants where id = :id', { id });
    const after = (call.body as { email?: string }).email ?? merchant!.email;
    return { ...call, token: admin, readers: { MERCHANT: [after], FORMER_ADDRESS: [merchant!.email] } };
  };
  const profileWith = (email: string) => ({
    businessName: 'Работилница „Дърво и камък“ ООД',
    businessType: 'SERVICE',
    phoneNumber: '0888 123 456',
    address: 'гр. Пловдив',
    email,
  });
  const member = async () => {
    const merchant = await ofTwo();
    const { userId } = await shop.addMember(merchant, 'VIEWER');
    return {
      path: `/merchants/me/team/${userId}`,
      token: merchant.token,
      readers: { USER: [await emailOf(userId)], OWNERS: await ownersOf(merchant.id) },
    };
  };
  const servedBy = async (): Promise<TestMerchant> => {
    const merchant = await ofTwo();
    await rows(
      `insert into merchant_assignments (merchant_id, user_id, assigned_at) values (:merchantId, :userId, now())`,
      { merchantId: merchant.id, userId: accountant.id },
    );
    return merchant;
  };
  const endedFor = async (merchant: TestMerchant) => ({
    USER: [await emailOf(accountant.id)],
    OWNERS: await ownersOf(merchant.id),
  });
  /** A merchant with a closed month and a stored recipient. */
  const withMonth = async () => {
    const steps = accountantSteps(shop);
    const merchant = await steps.addComplete('Агро ЕООД');
    await shop.addMember(merchant, 'OWNER');
    await steps.payAt(merchant.id, '2026-09-15T09:00:00Z', 12_000);
    accepted(await merchant.api.post('/months/me/2026-09/close', { acknowledgedProblems: [] }));
    const former = unused();
    accepted(await merchant.api.put('/months/me/settings', { recipient: former, sendsItself: false }));
    return { merchant, readers: { OWNERS: await ownersOf(merchant.id), FORMER_ADDRESS: [former] } };
  };
  const userOf = async (merchant: TestMerchant): Promise<number> =>
    (await rows<{ id: number }>('select id from users where email = :email', merchant))[0]!.id;
  const issued = (userId: number, kind: AccountTokenKind, email: string): Promise<string> =>
    issuedToken(shop, { userId, kind, email });
  const withFactor = async () => {
    const merchant = await shop.addMerchant();
    const started = accepted(
      await merchant.api.post<{ id: number; secret: string }>('/auth/factors/totp', {}),
    );
    const code = new TOTP({ secret: Secret.fromBase32(started.secret) }).generate();
    return { merchant, ...started, code, readers: { USER: [merchant.email] } };
  };
  const confirmed = async () => {
    const factor = await withFactor();
    accepted(
      await factor.merchant.api.post(`/auth/factors/totp/${factor.id}`, {
        code: factor.code,
        name: 'Телефон',
      }),
    );
    return factor;
  };
  const paidPayment = async (merchant: TestMerchant, amount: number): Promise<number> => {
    const checkout = await shop.openCheckout(await shop.createLink(merchant, { amount }));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    return checkout.paymentId;
  };
  const form = () => {
    const email = unused();
    const names = { firstName: 'Силвия', lastName: 'Петрова' };
    return { username: email, email, ...names, role: 'SUPPORT', password };
  };
  const created = async (): Promise<number> =>
    accepted(await shop.admin.post<{ id: number }>('/users', form())).id;
  const unverified = async () => {
    const { id, email } = await shop.registerMerchant();
    const [user] = await rows<{ id: number }>('select id from users where email = :email', { email });
    return { merchantId: id, email, userId: user!.id };
  };

  const samples: Readonly<Record<string, () => Promise<RedirectingSample>>> = {
    'PUT /merchants/me/fiscal-profile': async () => {
      const merchant = await shop.addMerchant();
      const terms = { vatRegistration: 'NONE', fiscalMode: 'OWN_TILL', language: 'bg' };
      return {
        path: '/merchants/me/fiscal-profile',
        body: { ...terms, iban: 'BG80BNBG96611020345678' },
        token: merchant.token,
        readers: { FORMER_ADDRESS: [merchant.email] },
      };
    },
    'POST /merchants/me/account': byOwner('POST /merchants/me/account'),
    'POST /merchants/me/account/continue': byOwner('POST /merchants/me/account/continue'),
    'POST /archives/me': async () => {
      const merchant = await shop.addMerchant();
      return { path: '/archives/me', token: merchant.token, readers: {} };
    },
    'POST /merchants/:id/archives': async () => {
      const { id } = await shop.addMerchant();
      return { path: `/merchants/${id}/archives`, token: shop.adminToken, readers: {} };
    },
    'POST /merchants/me/leave': async () => {
      const merchant = await accountantSteps(shop).addComplete('Агро ЕООД');
      await shop.addMember(merchant, 'OWNER');
      const readers = { OWNERS: await ownersOf(merchant.id) };
      return { path: '/merchants/me/leave', body: { confirm: 'Агро ЕООД' }, token: merchant.token, readers };
    },
    'POST /payments/:id/refunds': async () => {
      const merchant = await shop.addMerchant();
      const path = `/payments/${await paidPayment(merchant, 1_500)}/refunds`;
      return { path, body: { amount: 1_000.01 }, token: merchant.token, readers: {} };
    },
    'POST /payments/:id/resolve-mismatch': async () => {
      const merchant = await shop.addMerchant();
      const checkout = await shop.openCheckout(await shop.createLink(merchant));
      await shop.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_000, times: 1 });
      await shop.control.pay({ session: checkout.sessionId });
      await shop.admin.post(`/payments/confirm/${checkout.paymentId}`, {});
      const path = `/payments/${checkout.paymentId}/resolve-mismatch`;
      return { path, body: { resolution: 'GIVE_BACK' }, token: admin, readers: {} };
    },
    'PUT /merchants/me': async () => {
      const { email, token } = await shop.addMerchant();
      const readers = { FORMER_ADDRESS: [email] };
      return { path: '/merchants/me', body: profileWith(unused()), token, readers };
    },
    'PUT /merchants/:id': aboutMerchant('PUT /merchants/:id'),
    'PUT /months/me/settings': async () => {
      const { merchant, readers } = await withMonth();
      const body = { recipient: unused(), sendsItself: true };
      return { path: '/months/me/settings', body, token: merchant.token, readers };
    },
    'POST /months/me/:month/send': async () => {
      const { merchant, readers } = await withMonth();
      const path = '/months/me/2026-09/send';
      return { path, body: { email: unused() }, token: merchant.token, readers };
    },
    'POST /merchants/:id/months/:month/send': async () => {
      const { merchant, readers } = await withMonth();
      await rows(
        `insert into merchant_assignments (merchant_id, user_id, assigned_at) values (:id, :userId, now())`,
        { id: merchant.id, userId: accountant.id },
      );
      const path = `/merchants/${merchant.id}/months/2026-09/send`;
      return { path, body: { email: unused() }, token: accountant.token, readers };
    },
    'POST /webhook-endpoints': byOwner('POST /webhook-endpoints'),
    'PUT /webhook-endpoints/:id': async () => {
      const sample = await byOwner('PUT /webhook-endpoints/:id')();
      return { ...sample, body: { url: 'https://other.example/hook', state: 'ENABLED' } };
    },
    'POST /webhook-endpoints/:id/rotate': byOwner('POST /webhook-endpoints/:id/rotate'),
    'POST /api-keys': byOwner('POST /api-keys'),
    'POST /api-keys/:id/rotate': byOwner('POST /api-keys/:id/rotate'),
    'POST /merchants/me/invitations': async () => {
      const email = unused();
      const body = { email, kind: 'TEAM', role: 'VIEWER' };
      const { token } = await shop.addMerchant();
      return { path: '/merchants/me/invitations', body, token, readers: { NEW_ADDRESS: [email] } };
    },
    'PUT /merchants/me/team/:userId': async () => ({ ...(await member()), body: { role: 'BOOKKEEPER' } }),
    'DELETE /merchants/me/team/:userId': member,
    'DELETE /merchants/me/accountants/:userId': async () => {
      const merchant = await servedBy();
      const path = `/merchants/me/accountants/${accountant.id}`;
      return { path, token: merchant.token, readers: await endedFor(merchant) };
    },
    'DELETE /accountant/clients/:merchantId': async () => {
      const merchant = await servedBy();
      const path = `/accountant/clients/${merchant.id}`;
      return { path, token: accountant.token, readers: await endedFor(merchant) };
    },
    'PUT /users/:id/merchants': async () => {
      const merchant = await ofTwo();
      const body = { merchantIds: [merchant.id] };
      return {
        path: `/users/${accountant.id}/merchants`,
        body,
        token: admin,
        readers: await endedFor(merchant),
      };
    },
    'POST /users': async () => {
      const merchant = await ofTwo();
      const owners = await ownersOf(merchant.id);
      const body = { ...form(), role: 'MERCHANT', merchantId: merchant.id };
      return { path: '/users', body, token: admin, readers: { USER: [body.email], OWNERS: owners } };
    },
    'PUT /users/:id': async () => {
      const userId = await created();
      const former = await emailOf(userId);
      const { password: _, ...body } = form();
      const readers = { USER: [body.email], FORMER_ADDRESS: [former] };
      return { path: `/users/${userId}`, body, token: admin, readers };
    },
    'DELETE /users/:id': byAdmin('DELETE /users/:id'),
    'DELETE /users/:id/factors': async () => {
      const { merchant, readers } = await confirmed();
      return { path: `/users/${await userOf(merchant)}/factors`, token: admin, readers };
    },
    'POST /users/:id/invitation': byAdmin('POST /users/:id/invitation'),
    'POST /users/:id/unlock': byAdmin('POST /users/:id/unlock'),
    'PUT /merchants/:id/status': aboutMerchant('PUT /merchants/:id/status'),
    'POST /merchants/status': aboutMerchant('POST /merchants/status'),
    'POST /auth/factors/totp': async () => {
      const { token } = await shop.addMerchant();
      return { path: '/auth/factors/totp', body: {}, token, readers: {} };
    },
    'POST /auth/factors/totp/:id': async () => {
      const { merchant, id, code, readers } = await withFactor();
      const body = { code, name: 'Телефон' };
      return { path: `/auth/factors/totp/${id}`, body, token: merchant.token, readers };
    },
    'POST /auth/factors/passkeys/options': async () => {
      const { token } = await shop.addMerchant();
      return { path: '/auth/factors/passkeys/options', body: {}, token, readers: {} };
    },
    'POST /auth/factors/passkeys': async () => {
      const { api, token, email } = await shop.addMerchant();
      type Options = { challenge: string; options: { challenge: string } };
      const { challenge, options } = accepted(await api.post<Options>('/auth/factors/passkeys/options', {}));
      const authenticator = new SoftwareAuthenticator({ origin: shop.application.config.publicUrl });
      const body = { challenge, name: 'Ключ', response: authenticator.create(options) };
      return { path: '/auth/factors/passkeys', body, token, readers: { USER: [email] } };
    },
    'DELETE /auth/factors/:id': async () => {
      const { merchant, id, readers } = await confirmed();
      return { path: `/auth/factors/${id}`, token: merchant.token, readers };
    },
    'POST /auth/recovery-codes': async () => {
      const { merchant, readers } = await confirmed();
      return { path: '/auth/recovery-codes', body: {}, token: merchant.token, readers };
    },
    'PUT /auth/password': async () => {
      const { token, email } = await shop.addMerchant();
      const body = { currentPassword: password, newPassword: 'друга дълга парола 2' };
      return { path: '/auth/password', body, token, readers: { USER: [email] } };
    },
    'PUT /auth/email': async () => {
      const { token, email } = await shop.addMerchant();
      const wanted = unused();
      const readers = { NEW_ADDRESS: [wanted], FORMER_ADDRESS: [email] };
      return { path: '/auth/email', body: { email: wanted, password }, token, readers };
    },
    'POST /auth/reset': async () => {
      const merchant = await shop.addMerchant();
      const token = await issued(await userOf(merchant), 'RESET', merchant.email);
      const body = { token, password: 'друга дълга парола 2' };
      return { path: '/auth/reset', body, token: null, readers: { USER: [merchant.email] } };
    },
    'POST /auth/verify': async () => {
      const { userId, email } = await unverified();
      const body = { token: await issued(userId, 'VERIFY', email) };
      return { path: '/auth/verify', body, token: null, readers: { USER: [email] } };
    },
    'POST /auth/email/undo': async () => {
      const merchant = await shop.addMerchant();
      const userId = await userOf(merchant);
      const changed = unused();
      const token = await issued(userId, 'UNDO_EMAIL', merchant.email);
      await rows('update users set email = :changed where id = :userId', { changed, userId });
      return { path: '/auth/email/undo', body: { token }, token: null, readers: { USER: [merchant.email] } };
    },
    'PUT /auth/registration-email': async () => {
      const { userId, email } = await unverified();
      const wanted = unused();
      const body = { token: await issued(userId, 'CORRECT_EMAIL', email), email: wanted };
      return { path: '/auth/registration-email', body, token: null, readers: { NEW_ADDRESS: [wanted] } };
    },
    'POST /invitations/accept': async () => {
      const merchant = await ofTwo();
      const owners = await ownersOf(merchant.id);
      const invitation = { email: unused(), kind: 'TEAM', role: 'VIEWER' };
      const { id } = accepted(
        await merchant.api.post<{ id: number }>('/merchants/me/invitations', invitation),
      );
      const token = await shop.database.transact(() =>
        new SqlInvitations({ database: shop.database }).issueSecret(id),
      );
      const account = { firstName: 'Нова', lastName: 'Колева', password };
      return {
        path: '/invitations/accept',
        body: { token, account },
        token: null,
        readers: { OWNERS: owners },
      };
    },
  };
  return samples;
};
