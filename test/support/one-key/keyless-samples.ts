import type { BankAccount } from '#contract/banking/bank-statements.ts';
import { ibanOf } from '#test/integration/modules/banking/bank-files.ts';
import type { Callers } from '#test/integration/rights/callers.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';
import { SoftwareAuthenticator } from '#test/support/software-authenticator.ts';
import { freshMandate } from '../fresh-mandate.ts';
import { beginSignIn, withPasskey, type Started } from './account-samples.ts';
import { operatorId } from './operator-id.ts';
import { closedMonth, type Sample } from './further-samples.ts';

/** `finish` uses the answer, or looks at what is there. @returns the last status, or how many things there are */
export type KeylessSample = Sample & Readonly<{ finish?: (answer: string) => Promise<number> }>;
type MakeSample = (callers: Callers) => Promise<KeylessSample>;

let accounts = 80_000;

/** The call has no session. */
const anonymous = '';

/** A merchant with an account at the provider. */
const withAccount = async ({ shop }: Callers) => {
  const merchant = await shop.addMerchant();
  accepted(await merchant.api.post('/merchants/me/account'));
  return merchant;
};

/** Makes the merchant that the configuration names as the operator, once. */
const makeOperator = async ({ database, ...shop }: Callers['shop']): Promise<void> => {
  const [found] = await database.rows('select 1 from merchants where id = :operatorId', { operatorId });
  if (found !== undefined) return;
  await database.rows(`select setval(pg_get_serial_sequence('merchants', 'id'), :before)`, {
    before: operatorId - 1,
  });
  const { id } = await shop.addMerchant();
  await database.rows(`update merchants set tax_id = '207145018' where id = :id`, { id });
};

/**
 * Calls whose first answer ends the session: the repeated call leads to the sign-in page, as the answer does. Why it may.
 */
export const endsSession: Readonly<Record<string, string>> = {
  'POST /auth/logout': 'The page forgets its session before the call.',
  'DELETE /auth/merchants/:merchantId': 'The last merchant of a user is left with the session.',
};

/** A card that stays and is not stopped, of the first sale of the merchant: a new sale would still have jobs. */
const mandateOf = async ({ shop, own }: Callers) => {
  const [sale] = await shop.database.rows<{ id: number }>(
    `select id from payments where merchant_id = :id and status = 'SUCCEEDED' order by id limit 1`,
    { id: own.id },
  );
  return freshMandate(shop, sale!.id);
};

/** Calls that change something and take no key. */
export const keylessSamples: Readonly<Record<string, MakeSample>> = {
  'POST /auth/login': async ({ shop }) => {
    const { email } = await shop.addMerchant();
    const finish = async (answer: string) =>
      (await shop.api((JSON.parse(answer) as { token: string }).token).get('/auth/session')).status;
    return { path: '/auth/login', body: { username: email, password }, token: anonymous, finish };
  },
  'POST /auth/login/passkey/options': async (callers) => {
    const { merchant, authenticator } = await withPasskey(callers);
    const challenge = await beginSignIn(callers, merchant);
    const finish = async (answer: string) => {
      const response = authenticator.get(JSON.parse(answer) as Started['options']);
      return (await callers.shop.api().post('/auth/login/passkey', { challenge, response })).status;
    };
    return { path: '/auth/login/passkey/options', body: { challenge }, token: anonymous, finish };
  },
  'POST /auth/passkey/options': async (callers) => {
    const { authenticator } = await withPasskey(callers);
    const finish = async (answer: string) => {
      const { challenge, options } = JSON.parse(answer) as Started;
      const response = authenticator.get(options);
      return (await callers.shop.api().post('/auth/passkey', { challenge, response })).status;
    };
    return { path: '/auth/passkey/options', token: anonymous, finish };
  },
  'POST /auth/factors/passkeys/options': async ({ shop }) => {
    const { api, token } = await shop.addMerchant();
    const authenticator = new SoftwareAuthenticator({ origin: shop.env['PUBLIC_URL']! });
    const finish = async (answer: string) => {
      const { challenge, options } = JSON.parse(answer) as Started;
      const response = authenticator.create(options);
      return (await api.post('/auth/factors/passkeys', { challenge, name: 'Ключ', response })).status;
    };
    return { path: '/auth/factors/passkeys/options', token, finish };
  },
  'POST /auth/logout': async ({ shop, own }) => ({
    path: '/auth/logout',
    token: await shop.signIn(own.email),
  }),
  'PUT /bank/accounts/:id': async ({ own }) => {
    const iban = ibanOf((accounts += 1));
    const { id } = accepted(await own.api.post<BankAccount>('/bank/accounts', { iban }));
    const finish = async () => {
      const all = accepted(await own.api.get<BankAccount[]>('/bank/accounts'));
      return all.filter((one) => one.id === id && one.keepsOutgoing).length;
    };
    return { path: `/bank/accounts/${id}`, body: { keepsOutgoing: true }, token: own.token, finish };
  },
  'PUT /auth/session': async ({ shop, own, other }) => {
    const member = await shop.addMember(own, 'MANAGER');
    await shop.database.rows(
      `insert into memberships (merchant_id, user_id, role, refund_limit_minor, created_at)
       values (:merchantId, :userId, 'MANAGER', 0, now())`,
      { merchantId: other.id, userId: member.userId },
    );
    const finish = async () =>
      accepted(await member.api.get<{ merchantId: number }>('/auth/session')).merchantId;
    return { path: '/auth/session', body: { merchantId: other.id }, token: member.token, finish };
  },
  'POST /merchants/me/account': async ({ shop }) => {
    const { id, token } = await shop.addMerchant();
    const finish = async () => {
      const accounts = await shop.control.accounts();
      return accounts.filter(({ metadata }) => metadata?.['plateno_merchant'] === String(id)).length;
    };
    return { path: '/merchants/me/account', token, finish };
  },
  'POST /merchants/me/account/continue': async (callers) => ({
    path: '/merchants/me/account/continue',
    token: (await withAccount(callers)).token,
  }),
  'POST /merchants/me/account/refresh': async (callers) => ({
    path: '/merchants/me/account/refresh',
    token: (await withAccount(callers)).token,
  }),
  'POST /provider-accounts/:merchantId/refresh': async (callers) => ({
    path: `/provider-accounts/${(await withAccount(callers)).id}/refresh`,
  }),
  'POST /payments/process/:id': async ({ shop, own }) => {
    const { paymentId } = await shop.openCheckout(await shop.createLink(own));
    const finish = async () => {
      const sessions = await shop.control.sessions();
      return sessions.filter(({ body }) => body.client_reference_id === String(paymentId)).length;
    };
    return { path: `/payments/process/${paymentId}`, token: own.token, finish };
  },
  'POST /payments/confirm/:id': async ({ shop, own }) => {
    const checkout = await shop.openCheckout(await shop.createLink(own));
    // Its events would settle it at any moment.
    await shop.control.setFault({ kind: 'webhook-drop' });
    await shop.control.pay({ session: checkout.sessionId });
    await shop.control.settleNow(2);
    await shop.control.clearFaults();
    await shop.expireFetches();
    return { path: `/payments/confirm/${checkout.paymentId}`, body: {}, token: own.token };
  },
  // Nothing is to be billed: how a bill is made once, runs.test.ts says.
  'POST /bills/run': async ({ shop }) => {
    await makeOperator(shop);
    // The row of a run is written over by the next one.
    await shop.database.rows('delete from platform_bill_runs');
    return { path: '/bills/run', body: { month: '2026-01' } };
  },
  // Nothing is due: how a period is done once, running.test.ts says.
  'POST /schedules/run': async () => ({ path: '/schedules/run', body: { isNow: true } }),
  'POST /accountant/packs': async ({ own, accountant }) => ({
    path: '/accountant/packs',
    body: { month: '2026-01', merchantIds: [own.id] },
    token: accountant.token,
  }),
  'POST /months/packs': async (callers) => ({
    path: '/months/packs',
    body: { month: await closedMonth(callers), merchantIds: [callers.other.id] },
  }),
  'POST /card-mandates/:id/end': async (callers) => {
    // What follows from the first event of the merchant is there before the call.
    accepted(await callers.own.api.post(`/card-mandates/${(await mandateOf(callers)).id}/end`));
    return { path: `/card-mandates/${(await mandateOf(callers)).id}/end`, token: callers.own.token };
  },
  'POST /card/:token/stop': async (callers) => ({
    path: `/card/${(await mandateOf(callers)).token}/stop`,
    token: anonymous,
  }),
};
