import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreatedKey } from '#contract/integrations/api-keys.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { freePort } from '#development/ports.ts';
import type { KeyScope } from '#kernel/key-scopes.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { openShop } from './shop.ts';
import { documentedPrograms, type DocumentedPrograms, type Language } from './run-programs.ts';

const languages: readonly Language[] = ['js', 'python'];
type Receiver = Readonly<{ endpoint: string; secret: string; port: string; lines: () => readonly string[] }>;

let plateno: TestApplication;
let merchant: TestMerchant;
let programs: DocumentedPrograms;
let env: Readonly<Record<string, string>>;
let receivers: readonly Receiver[];
let payment: OpenCheckout;

/** The scopes that step 1 of the page names. */
const scopes: readonly KeyScope[] = [
  'links:write',
  'payments:read',
  'refunds:write',
  'events:read',
  'webhooks:write',
];

/** One after another: the second finds the stored response of the first. */
const runBoth = async (name: string, settings: typeof env, ...args: string[]): Promise<string[]> => {
  const printed: string[] = [];
  for (const language of languages) printed.push(await programs.run(language, name, settings, ...args));
  return printed;
};

/** Registers an endpoint by the program of the page and starts the receiver of the page behind it. */
const startReceiver = async (language: Language, name = 'receive'): Promise<Receiver> => {
  const port = String(await freePort());
  const shop = { ...env, SHOP_URL: `http://127.0.0.1:${port}` };
  const [endpoint, secret] = (await programs.run(language, 'register-endpoint', shop)).split(' ');
  const lines = await programs.receive(language, name, {
    ...env,
    PORT: port,
    PLATENO_WEBHOOK_SECRET: secret!,
  });
  await until('the receiver refuses a request without a signature', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/plateno`, { method: 'POST', body: '{}' }).catch(
      () => null,
    );
    return answer?.status === 400;
  });
  return { endpoint: endpoint!, secret: secret!, port, lines };
};

const keyWith = async (held: readonly KeyScope[]): Promise<string> =>
  accepted(await merchant.api.post<CreatedKey>('/api-keys', { name: 'Онлайн магазин', scopes: held })).key;

const lineOf = (receiver: Receiver, wanted: string): Promise<string> =>
  until(wanted, () => receiver.lines().find((line) => line.includes(wanted)));

/** Two Pythons are loaded beside the installation, which takes a busy machine long. */
const loadingMs = 240_000;

beforeAll(async () => {
  [plateno, programs] = await Promise.all([sharedApplication('working'), documentedPrograms()]);
  merchant = await plateno.addMerchant();
  await plateno.registerForVat(merchant.id);
  env = { PLATENO_URL: plateno.url, PLATENO_API_KEY: await keyWith(scopes) };
}, loadingMs);
afterAll(async () => {
  await programs.stop();
  await plateno.stop();
});

test('both programs that make the link of an order get the same one', async () => {
  const [js, python] = await runBoth('create-link', env);
  expect(js).toMatch(/^\d+ http:\/\/localhost:\d+\/pay\/[\w-]+$/);
  expect(python).toBe(js);
  const id = js!.split(' ')[0]!;
  const link = accepted(await merchant.api.get<PaymentLink>(`/payment-links/${id}`));
  payment = await plateno.openCheckout(link);
});

test('both receivers verify the webhook of the payment, once each, with the same id', async () => {
  receivers = [await startReceiver('js'), await startReceiver('python')];
  await payOnPage(payment.checkoutUrl, cards.paid);
  const wanted = `payment.succeeded ${payment.paymentId}`;
  const [js, python] = await Promise.all(receivers.map((receiver) => lineOf(receiver, wanted)));
  expect(js).toMatch(/^evt_[0-9a-f]{32} /);
  expect(python).toBe(js);
});

test('both receivers know a delivery that is sent again', async () => {
  for (const receiver of receivers) {
    const [id] = receiver.lines()[0]!.split(' ');
    accepted(await merchant.api.post(`/webhook-endpoints/${receiver.endpoint}/deliveries/${id}/resend`));
    expect(await lineOf(receiver, `${id} repeated`)).toBe(`${id} repeated`);
  }
});

test('both programs that look the payment up print its state', async () => {
  const printed = `${payment.paymentId} SUCCEEDED 19.99 EUR`;
  expect(await runBoth('read-payment', env, String(payment.paymentId))).toEqual([printed, printed]);
});

test('both programs that refund make one refund, and both receivers verify that it is done', async () => {
  const [js, python] = await runBoth('refund', env, String(payment.paymentId));
  expect(js).toMatch(/^\d+$/);
  expect(python).toBe(js);
  for (const receiver of receivers) await lineOf(receiver, `refund.succeeded ${js}`);
});

test('both programs that catch up print all events, and those after a given one', async () => {
  const [js, python] = await runBoth('read-events', env);
  expect(python).toBe(js);
  const lines = js!.split('\n');
  expect(lines.map((line) => line.split(' ')[2])).toEqual(
    expect.arrayContaining(['link.created', 'payment.succeeded', 'refund.succeeded']),
  );
  const [, second] = lines[1]!.split(' ');
  const rest = lines.slice(2).join('\n');
  expect(await runBoth('read-events', env, second!)).toEqual([rest, rest]);
});

test('both programs that write a proforma get the same one, and it is sent', async () => {
  const key = await keyWith(['proformas:write']);
  const [js, python] = await runBoth('write-proforma', { ...env, PLATENO_API_KEY: key });
  expect(js).toMatch(/^\d+ 0000000001 120 http:\/\/localhost:\d+\/offer\/[\w-]+$/);
  expect(python).toBe(js);
  const written = await merchant.api.get<Proforma>(`/proformas/${js!.split(' ')[0]}`);
  expect(accepted(written)).toMatchObject({ state: 'SENT', open: 120 });
});

test('both programs that repeat an invoice get the same schedule, which is active', async () => {
  const key = await keyWith(['schedules:write']);
  const [js, python] = await runBoth('repeat-invoice', { ...env, PLATENO_API_KEY: key });
  expect(js).toMatch(/^\d+ \d{4}-\d\d-01 24$/);
  expect(python).toBe(js);
  const schedule = accepted(await merchant.api.get<Schedule>(`/schedules/${js!.split(' ')[0]}`));
  expect(schedule).toMatchObject({
    state: 'ACTIVE',
    mode: 'ISSUE_AND_SEND',
    about: 'Coffee for {{month}} {{year}}',
  });
});

test('the program with plateno-client makes a link and verifies the webhook of its payment', async () => {
  const receiver = await startReceiver('js', 'shop');
  const [id] = receiver.lines()[0]!.split(' ');
  const link = accepted(await merchant.api.get<PaymentLink>(`/payment-links/${id}`));
  const { checkoutUrl, paymentId } = await plateno.openCheckout(link);
  await payOnPage(checkoutUrl, cards.paid);
  expect(await lineOf(receiver, `payment.succeeded ${paymentId}`)).toMatch(/^evt_/);
});

test('every program of the page was run', () => {
  expect(programs.missed()).toEqual([]);
});

test('a shop on plateno-client sells, verifies the webhook, reads the payment and refunds it with a second key', async () => {
  const shop = await openShop({
    baseUrl: plateno.url,
    sellingKey: await keyWith(['links:write', 'payments:read', 'events:read', 'webhooks:write']),
    refundingKey: await keyWith(['refunds:write']),
  });
  await shop.register();
  const link = await shop.sell('order-2001', 12.5);
  expect((await shop.sell('order-2001', 12.5)).id).toBe(link.id);
  const checkout = await plateno.openCheckout(
    accepted(await merchant.api.get<PaymentLink>(`/payment-links/${link.id}`)),
  );
  await payOnPage(checkout.checkoutUrl, cards.paid);
  const paid = await until('the webhook of the payment', () => shop.paidBy(link.id));
  expect(paid.data.object).toMatchObject({ id: checkout.paymentId, amount: 12.5, status: 'SUCCEEDED' });
  expect(await shop.payment(checkout.paymentId)).toMatchObject({ status: 'SUCCEEDED', amount: 12.5 });

  const refused = await shop.refund(checkout.paymentId, 'selling');
  expect([refused.response.status, refused.error?.['scope']]).toEqual([403, 'refunds:write']);
  const { data: refund } = await shop.refund(checkout.paymentId, 'refunding');
  const refunded = await until('the webhook of the refund', () =>
    shop.received.find(({ type }) => type === 'refund.succeeded'),
  );
  expect(refunded.data.object).toMatchObject({ id: refund?.id, amount: 2.5 });
  shop.close();
});
