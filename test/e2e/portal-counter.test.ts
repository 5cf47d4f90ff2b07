import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import { button, field } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { readQr } from './support/read-qr.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import { phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(rowsToRun(['bg', 'en'] as const))('the counter on a phone, language %s', (language) => {
  let visitor: Visitor;
  let api: ApiClient;
  stopAtFirstFailure();

  const newestLink = async (): Promise<PaymentLink> =>
    accepted(await api.get<PaymentLink[]>('/payment-links/me'))[0]!;

  it('the plus of the bottom bar leads to the counter; the amount is typed on its keys', async () => {
    const merchant = await plateno.addMerchant({ businessName: 'Пекарна „Липа“' });
    api = merchant.api;
    accepted(await api.post('/items/me', { name: 'Кафе', price: 2.4, rate: 20 }));
    visitor = await plateno.welcome(language, phone);
    const { page, messages } = visitor;
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
    const bar = page.getByRole('navigation', { name: messages.merchant.nav.mainPages });
    await bar.getByRole('link', { name: messages.merchant.nav.counter }).click();
    const keys = page.getByRole('group', { name: messages.counter.keypad });
    await button(keys, '1').click();
    await button(keys, messages.counter.comma).click();
    await button(keys, '7').click();
    await button(keys, '5').click();
    await button(keys, messages.counter.erase).click();
    await expect
      .poll(() => page.getByLabel(messages.counter.amount).inputValue())
      .toBe(language === 'bg' ? '1,7' : '1.7');
    await visitor.checkScreen('counter');
  });

  it('an item of the price list replaces the typed amount; a second press is a second piece', async () => {
    const { page, messages } = visitor;
    const tile = page.getByRole('button', { name: /Кафе/ });
    await tile.click();
    await tile.click();
    await expect.poll(() => page.getByLabel(messages.counter.amount).inputValue()).toMatch(/4[,.]80/);
  });

  it('the code fills the screen and is that of a link of fifteen minutes', async () => {
    const { page, messages } = visitor;
    await field(page, messages.counter.note).fill('Маса 4');
    await button(page, messages.counter.show).click();
    await page.getByText(messages.counter.waiting).waitFor();
    const { amount, usage, description, expiresAt, createdAt, paymentLinkUrl } = await newestLink();
    expect([amount, usage, description]).toEqual([4.8, 'SINGLE', 'Кафе × 2 · Маса 4']);
    expect(Date.parse(expiresAt!) - Date.parse(createdAt)).toBe(15 * 60_000);
    expect(await readQr(await page.getByRole('dialog').screenshot())).toBe(paymentLinkUrl);
    await visitor.checkScreen('code at the counter');
  });

  it('after a reload the code is there again, and the screen turns green when the customer has paid', async () => {
    const { page, messages } = visitor;
    await page.reload();
    await page.getByText(messages.counter.waiting).waitFor();
    const checkout = await plateno.openCheckout(await newestLink());
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnPaid(checkout);
    await page.getByText(messages.counter.paid, { exact: true }).waitFor();
    const green = await page
      .getByRole('dialog')
      .evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    expect(green).toBe('rgb(21, 92, 55)');
    await visitor.checkScreen('paid at the counter');
    await button(page, messages.counter.next).click();
    await expect.poll(() => page.getByLabel(messages.counter.amount).inputValue()).toBe('');
  });

  it('a cancelled code can no longer be paid', async () => {
    const { page, messages } = visitor;
    await page.getByLabel(messages.counter.amount).fill('3');
    await button(page, messages.counter.show).click();
    await button(page, messages.counter.cancel).click();
    await page.getByText(messages.counter.waiting).waitFor({ state: 'detached' });
    expect((await newestLink()).status).toBe('CANCELLED');
  });

  it('without a connection a page of the portal says so in both languages, and opens when it is back', async () => {
    const { page, messages } = visitor;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.context().setOffline(true);
    await page.goto(`${plateno.url}/merchant/payments`);
    await page.getByRole('heading', { name: 'Няма връзка' }).waitFor();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.toSorted()).toEqual(['/icon-192.png', '/offline.css', '/offline.html', '/offline.js']);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: messages.merchant.payments.title }).waitFor();
  });

  it('the notifications and the help are reached from the menu', async () => {
    const { page, messages } = visitor;
    const bar = page.getByRole('navigation', { name: messages.merchant.nav.mainPages });
    await button(bar, messages.merchant.nav.more).click();
    await visitor.checkScreen('menu of a phone');
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: messages.merchant.nav.settings }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: messages.settings.pages.notifications.title })
      .click();
    const paid = page.getByRole('checkbox', {
      name: `${messages.notify.events.PAYMENT_RECEIVED}: ${messages.notify.mail}`,
    });
    expect(await paid.isChecked()).toBe(false);
    await paid.click();
    await expect.poll(() => paid.isChecked()).toBe(true);
    await expect
      .poll(async () => {
        const { mails } = accepted(
          await api.get<{ mails: { event: string; isOn: boolean }[] }>('/merchants/me/notifications'),
        );
        return mails.find(({ event }) => event === 'PAYMENT_RECEIVED')?.isOn;
      })
      .toBe(true);
    await visitor.checkScreen('notifications');
    await button(bar, messages.merchant.nav.more).click();
    await button(page.getByRole('dialog'), messages.merchant.nav.help).click();
    await page.getByRole('link', { name: 'hello@plateno.example' }).waitFor();
    await visitor.checkScreen('help');
    expect([
      ...visitor.faults,
      ...visitor.complaints.filter((text) => !text.includes('ERR_INTERNET')),
    ]).toEqual([]);
    await visitor.leave();
  });
});

it('a member at the counter shows the code of a transfer, and the press that the money came turns it green', async () => {
  const merchant = await plateno.addMerchant({ businessName: 'Пекарна „Липа“' });
  await plateno.database.rows(`update merchants set iban = 'BG80BNBG96611020345678' where id = :id`, {
    id: merchant.id,
  });
  const visitor = await plateno.welcome('bg', phone);
  const { page, messages } = visitor;
  const { counter, promises } = messages;
  await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/counter');
  await page.getByLabel(counter.amount).fill('3');
  await button(page, counter.show).click();
  await page.getByText(counter.way.BANK, { exact: true }).click();
  await page.getByText(counter.bankScan).waitFor();
  expect(await readQr(await page.getByRole('dialog').screenshot())).toMatch(/^BCD\n/);
  await visitor.checkScreen('code of a transfer at the counter');
  await button(page, counter.came).click();
  await button(page, promises.came.submit).click();
  await page.getByText(counter.paid, { exact: true }).waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.leave();
});
