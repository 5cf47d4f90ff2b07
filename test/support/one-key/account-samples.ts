import { Secret, TOTP } from 'otpauth';
import type { Invitation } from '#contract/team/invitations.ts';
import { AccountToken, type AccountTokenKind } from '#modules/users/domain/account-token.ts';
import { SqlAccountTokens } from '#modules/users/adapters/postgres/sql-account-tokens.ts';
import { mailedSecretHash, newMailedSecret } from '#platform/mailed-secret.ts';
import type { Callers } from '#test/integration/rights/callers.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { SoftwareAuthenticator } from '#test/support/software-authenticator.ts';
import type { Sample } from './further-samples.ts';

type MakeSample = (callers: Callers) => Promise<Sample>;
/** The call has no session. */
const anonymous = '';

let made = 0;
const unused = (): string => `account-${(made += 1)}@example.bg`;

const userOf = async ({ shop }: Callers, { token }: TestMerchant): Promise<number> =>
  accepted(await shop.api(token).get<{ userId: number }>('/auth/session')).userId;

/** A token that a mail would bring. @returns its secret */
const mailed = async (
  callers: Callers,
  merchant: TestMerchant,
  kind: AccountTokenKind,
  email = merchant.email,
): Promise<string> => {
  const request = { kind, userId: await userOf(callers, merchant), email, ip: null };
  return new SqlAccountTokens(callers.shop).issue(AccountToken.create(request, new Date()));
};

/** A merchant with an app. @returns its recovery codes */
const withApp = async ({ shop }: Callers): Promise<Readonly<{ merchant: TestMerchant; codes: string[] }>> => {
  const merchant = await shop.addMerchant();
  const { path, body } = await startedApp(merchant);
  const { recoveryCodes } = accepted(await merchant.api.post<{ recoveryCodes: string[] }>(path, body));
  return { merchant, codes: recoveryCodes };
};
const startedApp = async ({ api }: TestMerchant) => {
  const { id, secret } = accepted(await api.post<{ id: number; secret: string }>('/auth/factors/totp'));
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return { path: `/auth/factors/totp/${id}`, body: { code, name: 'Телефон' } };
};

export type Started = Readonly<{ challenge: string; options: Readonly<{ challenge: string }> }>;
const newPasskey = async ({ shop }: Callers, { api }: TestMerchant) => {
  const authenticator = new SoftwareAuthenticator({ origin: shop.env['PUBLIC_URL']! });
  const { challenge, options } = accepted(await api.post<Started>('/auth/factors/passkeys/options'));
  return { authenticator, body: { challenge, name: 'Ключ', response: authenticator.create(options) } };
};
export const withPasskey = async (callers: Callers) => {
  const merchant = await callers.shop.addMerchant();
  const { authenticator, body } = await newPasskey(callers, merchant);
  accepted(await merchant.api.post('/auth/factors/passkeys', body));
  return { merchant, authenticator };
};
/** A sign-in whose password was right. @returns its challenge */
export const beginSignIn = async ({ shop }: Callers, { email }: TestMerchant): Promise<string> =>
  (await shop.api().post<{ challenge: string }>('/auth/login', { username: email, password })).body.challenge;

/** An invitation whose mail was sent. @returns its secret */
const invited = async ({ shop, own }: Callers): Promise<string> => {
  const form = { email: unused(), kind: 'TEAM', role: 'VIEWER' };
  const { id } = accepted(await own.api.post<Invitation>('/merchants/me/invitations', form));
  const secret = newMailedSecret();
  const hash = mailedSecretHash(secret);
  await shop.database.rows('update invitations set token_hash = :hash where id = :id', { id, hash });
  return secret;
};

/** Calls whose key is claimed before them and that need what a mail, an app or a passkey holds. */
export const accountSamples: Readonly<Record<string, MakeSample>> = {
  'POST /auth/login/second': async (callers) => {
    const { merchant, codes } = await withApp(callers);
    const challenge = await beginSignIn(callers, merchant);
    return { path: '/auth/login/second', body: { challenge, code: codes[0] }, token: anonymous };
  },
  'POST /auth/prove/code': async (callers) => {
    const { merchant, codes } = await withApp(callers);
    return { path: '/auth/prove/code', body: { code: codes[0] }, token: merchant.token };
  },
  'POST /auth/factors/totp/:id': async ({ shop }) => {
    const merchant = await shop.addMerchant();
    return { ...(await startedApp(merchant)), token: merchant.token };
  },
  'POST /auth/factors/passkeys': async (callers) => {
    const merchant = await callers.shop.addMerchant();
    const { body } = await newPasskey(callers, merchant);
    return { path: '/auth/factors/passkeys', body, token: merchant.token };
  },
  'POST /auth/login/passkey': async (callers) => {
    const { merchant, authenticator } = await withPasskey(callers);
    const challenge = await beginSignIn(callers, merchant);
    const started = await callers.shop.api().post<Started['options']>('/auth/login/passkey/options', {
      challenge,
    });
    const response = authenticator.get(accepted(started));
    return { path: '/auth/login/passkey', body: { challenge, response }, token: anonymous };
  },
  'POST /auth/passkey': async (callers) => {
    const { authenticator } = await withPasskey(callers);
    const started = await callers.shop.api().post<Started>('/auth/passkey/options');
    const { challenge, options } = accepted(started);
    const response = authenticator.get(options);
    return { path: '/auth/passkey', body: { challenge, response }, token: anonymous };
  },
  'POST /auth/reset': async (callers) => {
    const token = await mailed(callers, await callers.shop.addMerchant(), 'RESET');
    return { path: '/auth/reset', body: { token, password: 'друга дълга парола 2' }, token: anonymous };
  },
  'POST /auth/verify': async (callers) => {
    const merchant = await callers.shop.addMerchant();
    const token = await mailed(callers, merchant, 'CHANGE_EMAIL', unused());
    return { path: '/auth/verify', body: { token }, token: anonymous };
  },
  'PUT /auth/email': async ({ shop }) => {
    const { token } = await shop.addMerchant();
    return { path: '/auth/email', body: { email: unused(), password }, token };
  },
  'POST /auth/email/undo': async (callers) => {
    const token = await mailed(callers, await callers.shop.addMerchant(), 'UNDO_EMAIL', unused());
    return { path: '/auth/email/undo', body: { token }, token: anonymous };
  },
  'PUT /auth/registration-email': async ({ shop }) => {
    const merchant = (await shop.registerMerchant()) as unknown as Readonly<{ correctionToken: string }>;
    const body = { token: merchant.correctionToken, email: unused() };
    return { path: '/auth/registration-email', body, token: anonymous };
  },
  'POST /invitations/accept': async (callers) => {
    const account = { firstName: 'Мария', lastName: 'Георгиева', password };
    const token = await invited(callers);
    return { path: '/invitations/accept', body: { token, account }, token: anonymous };
  },
  'POST /invitations/refuse': async (callers) => ({
    path: '/invitations/refuse',
    body: { token: await invited(callers) },
    token: anonymous,
  }),
};
