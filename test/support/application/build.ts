import { beginEvents } from '#modules/integrations/adapters/postgres/begin-events.ts';
import type { CheckoutRequest, CheckoutState } from '#contract/payments/checkouts.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import type { Session } from '#contract/users/users.ts';
import { system } from '#kernel/actor.ts';
import type { Plan } from '#kernel/plans.ts';
import { SetFiscalProfile } from '#modules/merchants/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import type { Application } from '#src/composition.ts';
import { insertProviderAccount } from '../insert-rows.ts';
import { memberAdder } from './add-member.ts';
import { accepted, apiClient, type Answer, type ApiClient } from './api-client.ts';
import { setPlan } from './set-plan.ts';
import { testRouting } from './dev-stack.ts';
import { until } from './until.ts';

export const password = 'дълга парола 1';
let made = 0;

export type TestMerchant = Readonly<{ id: number; email: string; token: string; api: ApiClient }>;
type Checkout = Readonly<{ checkoutUrl: string; paymentId: number }>;
export type OpenCheckout = Checkout & Readonly<{ sessionId: string }>;
/** The provider's session id, from the URL of its page. */
export const sessionOf = (checkoutUrl: string): string => new URL(checkoutUrl).pathname.split('/').at(-1)!;
type LinkFacts = Readonly<{
  amount?: number;
  currency?: 'EUR' | 'USD' | 'BGN';
  description?: string;
  usage?: 'SINGLE' | 'REUSABLE';
  expiresInDays?: number | null;
}>;

/** The password of the administrator `admin`. */
export const adminPassword = 'a password of the administrator';

/** Builders of test data, created over the API. */
export const builders = (url: string, application: Application, adminToken: string) => {
  const anyone = apiClient(url);
  const admin = apiClient(url, adminToken);

  const signIn = async (username: string, secret = password): Promise<string> =>
    accepted(await anyone.post<Session>('/auth/login', { username, password: secret })).token;

  const registerMerchant = async (about: Readonly<{ businessName?: string }> = {}): Promise<Merchant> => {
    made += 1;
    return accepted(
      await anyone.post<Merchant>('/merchants/register', {
        businessName: 'Работилница „Дърво и камък“ ООД',
        businessType: 'service',
        email: `merchant-${made}@example.bg`,
        phoneNumber: '0888 123 456',
        address: 'гр. Пловдив, ул. „Отец Паисий“ № 5',
        password,
        ...about,
      }),
    );
  };

  const setStatus = async (
    merchantId: number,
    status: 'ACTIVE' | 'SUSPENDED' | 'INACTIVE' | 'PENDING',
  ): Promise<Merchant> => {
    const change = () => admin.put<Merchant>(`/merchants/${merchantId}/status`, { status });
    const answer = await change();
    if (answer.body.code !== 'access.proof-needed') return accepted(answer);
    // A test has made all proofs old, or this server has another clock.
    accepted(await admin.post('/auth/prove', { password: adminPassword }));
    return accepted(await change());
  };
  const activate = (merchantId: number): Promise<Merchant> => setStatus(merchantId, 'ACTIVE');

  const registerForVat = async (merchantId: number): Promise<void> => {
    await application.resolve(SetFiscalProfile).execute({
      actor: system('tests'),
      merchantId,
      terms: { vatRegistration: 'FULL', vatNumber: 'BG175074752' },
    });
  };

  /** As after the link of the mail. */
  const verifyEmail = async (email: string): Promise<void> => {
    await application
      .resolve(DatabaseToken)
      .rows('update users set email_verified_at = now() where email = :email', { email });
  };

  /**
   * Registers a merchant, verifies its e-mail, activates it and signs in. Its events are stored, as with an API key. It has
   * the largest plan, so that no limit is in the way of a test that is not about limits.
   */
  const addMerchant = async ({
    plan = 'PRO',
    ...about
  }: Parameters<typeof registerMerchant>[0] & Readonly<{ plan?: Plan }> = {}): Promise<TestMerchant> => {
    const { id, email } = await registerMerchant(about);
    await setPlan(application.resolve(DatabaseToken), id, plan);
    await verifyEmail(email);
    await activate(id);
    await beginEvents(application.resolve(DatabaseToken), id, new Date(0));
    if (testRouting() === 'direct')
      await insertProviderAccount(application.resolve(DatabaseToken), id, `acct_1Tests${id}`);
    const token = await signIn(email);
    return { id, email, token, api: apiClient(url, token) };
  };

  /** A back-office user, created by the administrator. */
  const addStaff = async (
    role: 'SUPPORT' | 'ACCOUNTANT',
  ): Promise<{ id: number; token: string; api: ApiClient }> => {
    made += 1;
    const username = `${role.toLowerCase()}-${made}`;
    const about = { username, email: `${username}@example.bg`, firstName: 'Роля', lastName: role };
    const { id } = accepted(await admin.post<{ id: number }>('/users', { ...about, role, password }));
    const token = await signIn(username);
    return { id, token, api: apiClient(url, token) };
  };

  const createLink = async (
    merchant: Pick<TestMerchant, 'api'>,
    about: LinkFacts = {},
  ): Promise<PaymentLink> =>
    accepted(
      await merchant.api.post<PaymentLink>('/payment-links/me', { amount: 100, currency: 'EUR', ...about }),
    );

  /** The call of the pay page; the answer may be a refusal. */
  const startCheckout = (
    link: Pick<PaymentLink, 'id' | 'merchantId' | 'amount' | 'currency'>,
    about: Partial<CheckoutRequest> = {},
    at: string = url,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Checkout>> =>
    apiClient(at).post<Checkout>(
      `/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`,
      { amount: link.amount, currency: link.currency, ...about },
      headers,
    );

  const openCheckout = async (...asked: Parameters<typeof startCheckout>): Promise<OpenCheckout> => {
    const checkout = accepted(await startCheckout(...asked));
    return { ...checkout, sessionId: sessionOf(checkout.checkoutUrl) };
  };

  const payment = async (paymentId: number): Promise<Payment> =>
    accepted(await admin.get<Payment>(`/payments/${paymentId}`));

  /** The call of the return page, which asks again while a lock or a connection is waited for too long. */
  const returnFrom = async ({ sessionId }: OpenCheckout): Promise<CheckoutState> =>
    accepted(
      await until('the return page gets an answer', async () => {
        const answer = await anyone.get<CheckoutState>(`/payments/checkout/sessions/${sessionId}`);
        return answer.status !== 503 && answer;
      }),
    );

  const database = application.resolve(DatabaseToken);
  const addMember = memberAdder({ url, database, admin, signIn, password });

  return {
    admin,
    signIn,
    registerMerchant,
    verifyEmail,
    setStatus,
    activate,
    registerForVat,
    addMerchant,
    addStaff,
    addMember,
    createLink,
    startCheckout,
    openCheckout,
    payment,
    returnFrom,
  };
};
