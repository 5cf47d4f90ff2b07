import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublicPage } from '#contract/public-pages/public-pages.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';

/** The provider accepts pages with TLS only; requests to this origin are sent to the application. */
const origin = 'https://plateno.test';
type Handed = Readonly<{ url: string; status: number; html: string }>;

let shop: TestApplication;
let proxy: Server;
const handed: Handed[] = [];
const later: string[] = [];
const { promise: target, resolve: setTarget } = Promise.withResolvers<URL>();

const visit = async (url: string): Promise<Handed> => {
  const answer = await fetch(url.replace(origin, `http://127.0.0.1:${shop.env['PORT']}`));
  return { url, status: answer.status, html: await answer.text() };
};
const urlsOf = (body: Buffer): string[] =>
  [...new URLSearchParams(body.toString()).values()].filter((value) => value.startsWith(origin));

/** Visits each URL of an account before the request is answered, as the provider may; the payer gets the others later. */
const startProxy = async (): Promise<Server> => {
  const server = createServer((asked, answer) => {
    void (async () => {
      const body = await buffer(asked);
      const isOfAccount = asked.url!.startsWith('/v1/account');
      for (const url of urlsOf(body))
        if (isOfAccount) handed.push(await visit(url));
        else later.push(url);
      const { hostname, port } = await target;
      const { url: path, method, headers } = asked;
      httpRequest({ hostname, port, path, method, headers }, (given) => {
        answer.writeHead(given.statusCode!, given.headers);
        given.pipe(answer);
      }).end(body);
    })();
  });
  const { promise: isListening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await isListening;
  return server;
};

beforeAll(async () => {
  proxy = await startProxy();
  const { port } = proxy.address() as AddressInfo;
  shop = await startApplication({
    isWorking: false,
    variables: {
      STRIPE_ROUTING: 'direct',
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      PUBLIC_URL: origin,
    },
  });
  setTarget(new URL(shop.env['SANDBOX_URL']!));
});
afterAll(async () => {
  await shop.stop();
  proxy.closeAllConnections();
  proxy.close();
});

const page = { text: null, town: null, showsPhone: false, showsEmail: false, takesAmounts: true };
const limits = { minAmount: 1, maxAmount: 100, isIndexed: true };
const setPage = async ({ api }: TestMerchant, isOn: boolean): Promise<string> =>
  accepted(await api.put<PublicPage>('/merchants/me/public-page', { ...page, ...limits, isOn })).url;

it('every URL that the provider gets with an account is 200 when it gets it, whether the public page is on', async () => {
  const merchants = [await shop.addMerchant(), await shop.addMerchant(), await shop.addMerchant()] as const;
  await setPage(merchants[1], false);
  await setPage(merchants[2], true);
  for (const { api } of merchants) accepted(await api.post('/merchants/me/account'));
  const pages = handed.filter(({ url }) => url.startsWith(`${origin}/m/`));
  expect(pages).toHaveLength(3);
  expect(handed).toHaveLength(9);
  expect(handed.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { html } of pages) {
    expect(html).toContain('Дърво и камък');
    expect(html).toContain('Тук все още не може да се плаща.');
    expect(html).toContain('href="tel:+');
    expect(html).toContain('noindex');
    expect(html).not.toContain('<form');
  }
});

it('the page of a merchant stays 200 until it may charge, and afterwards also while it is off', async () => {
  const merchant = await shop.addMerchant();
  const url = await setPage(merchant, true);
  expect((await visit(url)).status).toBe(410);
  accepted(await merchant.api.post('/merchants/me/account'));
  const [row] = await shop.database.rows<{ account: string }>(
    'select account_id as account from provider_accounts where merchant_id = ?',
    [merchant.id],
  );
  const look = async (...texts: string[]) => {
    const { status, html } = await visit(url);
    expect({ status, shown: texts.filter((each) => html.includes(each)) }).toEqual({
      status: 200,
      shown: texts,
    });
  };
  await look('все още не може да се плаща');
  await shop.control.moveAccount(row!.account, 'verify');
  accepted(await merchant.api.post('/merchants/me/account/refresh'));
  await look('<form');
  await setPage(merchant, false);
  await look('не се приемат плащания', 'noindex');
  await shop.database.rows(`update merchants set status = 'SUSPENDED' where id = ?`, [merchant.id]);
  expect((await visit(url)).status).toBe(404);
  await shop.database.rows(`update merchants set status = 'ACTIVE' where id = ?`, [merchant.id]);
  await shop.control.moveAccount(row!.account, 'reject');
  accepted(await merchant.api.post('/merchants/me/account/refresh'));
  expect((await visit(url)).status).toBe(404);
});

it('every URL that the provider gets for the payer of a checkout is 200, with and without a payment link', async () => {
  const merchant = await shop.addMerchant();
  await shop.addProviderAccount(merchant.id, 'acct_1Urls');
  const link = await shop.createLink(merchant);
  const { sessionId } = await shop.openCheckout(link);
  accepted(await merchant.api.post(`/payments/checkout/${merchant.id}`, { amount: 10, currency: 'EUR' }));
  const statuses = [];
  for (const url of later) {
    const { status } = await visit(url.replace('{CHECKOUT_SESSION_ID}', sessionId));
    statuses.push(`${status} ${new URL(url).pathname}`);
  }
  expect(statuses.toSorted()).toEqual([
    '200 /pay/cancel',
    '200 /pay/cancel',
    '200 /pay/success',
    '200 /pay/success',
  ]);
  expect((await visit(`${origin}/pay/${link.uniqueToken}`)).status).toBe(200);
});
