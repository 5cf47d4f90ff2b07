import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';
import { button, field } from './steps/fields.ts';
import { goToSetting, moveTo } from './steps/go-to.ts';
import { recordIn } from './steps/lists.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layout-shift.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
let receiver: Receiver;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

/** The secret that a dialog shows once. */
const takeSecret = async ({ page, messages, checkScreen }: Visitor, title: string): Promise<string> => {
  const dialog = page.getByRole('dialog', { name: title });
  const secret = await dialog.locator('code').textContent();
  await checkScreen(`secret ${title}`);
  await button(dialog, messages.developers.secret.done).click();
  await dialog.waitFor({ state: 'detached' });
  return secret!;
};

/** Creates a key in the portal; the password is asked again. @returns the key */
const createKey = async (visitor: Visitor): Promise<string> => {
  const { page, messages } = visitor;
  const { keys } = messages.developers;
  await button(page, keys.create).click();
  const dialog = page.getByRole('dialog', { name: keys.create });
  await field(dialog, keys.form.name).fill('Онлайн магазин');
  await dialog.getByLabel(keys.scopes['links:write'].name).check();
  await visitor.checkScreen('new key');
  await plateno.database.rows(`update sessions set proved_at = proved_at - interval '16 minutes'`);
  await button(dialog, keys.form.submit).click();
  const proof = page.getByRole('dialog', { name: messages.proof.title });
  await field(proof, messages.proof.password).fill(password);
  await button(proof, messages.proof.submit).click();
  return takeSecret(visitor, keys.created.title);
};

const asKey = (key: string, path: string, body?: object) =>
  fetch(`${plateno.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': 'order-1',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Sells for a link that a program made with the key. */
const sellBy = async (key: string): Promise<void> => {
  const answer = await asKey(key, '/payment-links/me', { amount: 35, currency: 'EUR', description: 'Торта' });
  expect(answer.status).toBe(201);
  const checkout = await plateno.openCheckout((await answer.json()) as PaymentLink);
  await plateno.control.pay({ session: checkout.sessionId, card: cards.paid });
  await plateno.returnPaid(checkout);
};

const received = (type: string) =>
  until(`${type} arrives`, () => receiver.received.findLast(({ body }) => body.type === type) ?? false);

const addEndpoint = async (visitor: Visitor): Promise<string> => {
  const { page, messages } = visitor;
  const { webhooks } = messages.developers;
  await goToSetting(visitor, messages.merchant.nav.developers, messages.developers.title);
  await visitor.checkScreen('first steps for developers');
  await page.getByRole('link', { name: messages.developers.intro.endpointAction }).click();
  await page.getByText(webhooks.none).waitFor();
  await visitor.checkScreen('no webhook endpoints');
  await button(page, webhooks.create).click();
  const dialog = page.getByRole('dialog', { name: webhooks.create });
  await field(dialog, webhooks.form.url).fill('http://10.0.0.1/hook');
  await button(dialog, webhooks.form.submit).click();
  await dialog.locator('[aria-invalid=true]').waitFor();
  await field(dialog, webhooks.form.url).fill(receiver.url);
  await dialog.getByLabel(webhooks.form.chosen).check();
  await dialog.getByLabel('payment.succeeded').check();
  await visitor.checkScreen('new webhook endpoint');
  await button(dialog, webhooks.form.submit).click();
  return takeSecret(visitor, webhooks.secret.title);
};

/** Sends a test and sees its answer; then a refused one. */
const sendTests = async (visitor: Visitor): Promise<void> => {
  const { page, messages } = visitor;
  const { test } = messages.developers.webhooks;
  await button(page, test.action).click();
  await page
    .getByText(/^(Пробното известие е доставено: отговор 200|The test was delivered: answer 200)/)
    .waitFor();
  receiver.answers(500);
  await button(page, test.action).click();
  await page.getByText(fill(test.refused, { status: 500 })).waitFor();
  await settled(page);
  await visitor.checkScreen('a refused test');
  receiver.answers(200);
};

/** Replaces the secret; both sign until the old one ends. */
const replaceSecret = async (visitor: Visitor): Promise<string> => {
  const { page, messages } = visitor;
  const { secret, more } = messages.developers.webhooks;
  await button(page.locator('main'), more).click();
  await button(page, secret.rotate).click();
  const dialog = page.getByRole('dialog', { name: secret.rotate });
  await visitor.checkScreen('replace the secret');
  await button(dialog, secret.submit).click();
  return takeSecret(visitor, secret.title);
};

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    0,
  ),
)('the pages for developers, language %s', (language, viewport) => {
  it('an owner creates a key and an endpoint, a program uses both, and a delivery is read and sent again', async () => {
    receiver = await startReceiver();
    const merchant = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { keys, webhooks, sections } = messages.developers;
    await watchLayoutShift(page);
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/developers/keys');
    await page.getByText(keys.none).waitFor();
    await visitor.checkScreen('no keys');
    const key = await createKey(visitor);
    expect(key).toMatch(/^plk_test_[a-z2-7]{8}_\w{40,}$/);

    const secret = await addEndpoint(visitor);
    receiver.knows(secret);
    await page.getByRole('heading', { level: 1, name: new URL(receiver.url).host }).waitFor();
    const endpointUrl = page.url();
    await sendTests(visitor);
    await sellBy(key);
    expect(await received('payment.succeeded')).toMatchObject({ isSigned: true });
    expect((await asKey(key, '/payments/me')).status).toBe(403);

    receiver.knows(await replaceSecret(visitor));
    await button(page, webhooks.deliveries.reload).click();
    const row = recordIn(visitor, webhooks.deliveries.title, 'payment.succeeded');
    await row.getByText(webhooks.deliveries.states.DONE).waitFor();
    await visitor.checkScreen('a webhook endpoint');
    await row.getByRole('link').click();
    const { deliveries } = webhooks;
    await page.getByRole('heading', { level: 1, name: 'payment.succeeded' }).waitFor();
    const command = page.getByRole('group', { name: deliveries.curlLabel });
    expect(await command.textContent()).toContain(`curl --request POST '${receiver.url}'`);
    await settled(page);
    await visitor.checkScreen('a delivery');
    await button(page, deliveries.resend).click();
    await until('it arrives again, signed', () => {
      const both = receiver.received.filter(({ body }) => body.type === 'payment.succeeded');
      return both.length === 2 && both[0]!.id === both[1]!.id && both[1]!.isSigned;
    });
    await page.getByRole('table', { name: deliveries.tries }).getByText('2. ').waitFor();

    await moveTo(page, '/merchant/developers/keys');
    await recordIn({ page }, keys.list, 'Онлайн магазин').waitFor();
    await visitor.checkScreen('keys');
    await button(page, fill(keys.endOf, { name: 'Онлайн магазин' })).click();
    await visitor.checkScreen('end a key');
    await button(page.getByRole('dialog'), keys.ending.submit).click();
    await page.getByText(fill(keys.ending.done, { name: 'Онлайн магазин' })).waitFor();
    expect((await asKey(key, '/payment-links/me')).status).toBe(401);
    await page.getByRole('link', { name: sections.events, exact: true }).click();
    await page.locator('summary').first().click();
    await visitor.checkScreen('events');
    const pages = ['', '/keys', '/webhooks', '/events'].map(
      (path) => `${plateno.url}/merchant/developers${path}`,
    );
    for (const url of [...pages, endpointUrl]) {
      await page.goto(url);
      await settled(page);
      expect(await layoutShiftOf(page), url).toEqual([]);
    }
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
    await receiver.stop();
  });
});
