import { randomBytes } from 'node:crypto';
import { keyScopes } from '#kernel/key-scopes.ts';
import { startApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { startReceiver } from '#test/support/webhook-receiver.ts';

const page = {
  isOn: true,
  text: null,
  town: null,
  showsPhone: false,
  showsEmail: false,
  isIndexed: false,
  takesAmounts: true,
  minAmount: 1,
  maxAmount: 100,
};

/** An installation with all limits on: an honest merchant, and the merchant of the stranger. */
export const openFixture = async () => {
  const shop = await startApplication({
    writesToMerchants: true,
    writesToUsers: true,
    variables: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
  });
  const receiver = await startReceiver();
  /** Registered by the administrator, who has no limit. */
  const register = async (businessName: string) => {
    const email = `owner-${randomBytes(6).toString('hex')}@example.bg`;
    const about = { businessName, businessType: 'service', phoneNumber: '0888 123 456', address: 'гр. Русе' };
    const { id } = accepted(
      await shop.admin.post<{ id: number }>('/merchants/register', { ...about, email, password }),
    );
    return { id, email };
  };
  const addMerchant = async (businessName: string, isActive = true): Promise<TestMerchant> => {
    const { id, email } = await register(businessName);
    await shop.verifyEmail(email);
    if (isActive) await shop.activate(id);
    const token = await shop.signIn(email);
    return { id, email, token, api: shop.api(token) };
  };
  const keyOf = async ({ api }: TestMerchant): Promise<string> =>
    accepted(await api.post<{ key: string }>('/api-keys', { name: 'Магазин', scopes: keyScopes })).key;
  const addEndpoint = async ({ api }: TestMerchant, url: string): Promise<number> =>
    accepted(await api.post<{ id: number }>('/webhook-endpoints', { url, types: ['payment.succeeded'] })).id;

  const honest = await addMerchant('Пекарна „Честна“ ЕООД');
  const rival = await addMerchant('Чужда работилница ЕООД');
  const counter = await shop.createLink(honest, { usage: 'REUSABLE', expiresInDays: null });
  const { url } = accepted(await honest.api.put<{ url: string }>('/merchants/me/public-page', page));
  const keys = { honest: await keyOf(honest), rival: await keyOf(rival) };
  await addEndpoint(honest, receiver.url);

  return {
    shop,
    origin: shop.url,
    honest,
    rival,
    counter,
    /** Path of the honest merchant's public page. */
    pagePath: new URL(url).pathname,
    keys,
    receiver,
    register,
    addMerchant,
    addEndpoint,
    stop: async (): Promise<void> => {
      await shop.stop();
      await receiver.stop();
    },
  };
};
export type Fixture = Awaited<ReturnType<typeof openFixture>>;
