import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { insertCancelledPayments } from '#test/support/insert-rows.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { recordIn } from './steps/lists.ts';
import { openLinkForm } from './steps/open-link-form.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

/** A merchant with a paid link of 35 EUR, a link that can be paid, and a cancelled one. */
const openShop = async () => {
  const merchant = await plateno.addMerchant();
  const link = await plateno.createLink(merchant, { amount: 35, description: 'Медена пита' });
  const checkout = await plateno.openCheckout(link, { customerName: 'Мария Георгиева' });
  await plateno.control.pay({ session: checkout.sessionId });
  await plateno.drain();
  const open = { amount: 80, currency: 'EUR', customerName: 'Иван Петров' };
  const answer = await merchant.api.post<PaymentLink>('/payment-links/me', open);
  await plateno.openCheckout(accepted(answer), { customerName: 'Иван Петров' });
  const { id } = await plateno.createLink(merchant, { amount: 5, description: 'Кифла' });
  await merchant.api.post(`/payment-links/${id}/cancel`);
  return { merchant, paymentId: checkout.paymentId };
};

it('on a desktop the list of payments has tabs, arrows, columns and views, and opens a record beside it', async () => {
  const { merchant, paymentId } = await openShop();
  const visitor = await plateno.sameVisitor('bg', desktop);
  const { page, messages } = visitor;
  const { lists, shared } = messages;
  await insertCancelledPayments(plateno.database, merchant.id, 10);
  const { payments } = messages.merchant;
  await goOnSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/payments');
  const tab = (label: string, count: number) =>
    page.getByRole('group', { name: lists.status }).getByRole('button', { name: `${label} ${count}` });

  await tab(lists.allTab, 12).waitFor();
  await tab(lists.tabs.payment.SUCCEEDED, 1).click();
  await page.waitForURL(/status=SUCCEEDED/);
  await recordIn(visitor, payments.title, 'Иван Петров').waitFor({ state: 'detached' });
  await tab(lists.tabs.payment.PENDING, 1).waitFor();

  await button(page, shared.list.filters).click();
  await field(page, shared.list.period).selectOption('thisMonth');
  await page.waitForURL(/from=/);
  await button(page, lists.period.previous).click();
  await page.getByText(shared.list.noMatch).waitFor();
  await tab(lists.allTab, 0).waitFor();
  await button(page, lists.period.next).click();
  await tab(lists.allTab, 12).waitFor();

  await button(page, lists.views.title).click();
  await field(page, lists.views.name).fill('Платени този месец');
  await button(page, lists.views.save).click();
  await button(page, shared.list.clear).click();
  await tab(lists.allTab, 12).and(page.locator('[aria-pressed="true"]')).waitFor();
  await button(page, lists.views.title).click();
  await button(page, 'Платени този месец').click();
  await page.waitForURL(/status=SUCCEEDED.*from=|from=.*status=SUCCEEDED/);
  await page.keyboard.press('Escape');

  await button(page, lists.columns.title).click();
  await page.getByRole('checkbox', { name: payments.id, exact: true }).check();
  await page.getByRole('columnheader', { name: payments.id, exact: true }).waitFor();
  await visitor.checkScreen('payments-with-chosen-columns');
  await page.reload();
  await page.getByRole('columnheader', { name: payments.id, exact: true }).waitFor();

  // The whole row opens the record, and its height is 48 pixels.
  const row = recordIn(visitor, payments.title, 'Мария Георгиева');
  expect(Math.round((await row.boundingBox())!.height)).toBe(48);
  await row.click();
  await page.waitForURL(new RegExp(`/payments/${paymentId}\\?.*status=SUCCEEDED`));
  const record = page.getByRole('region', { name: lists.panel.title });
  await record.getByRole('heading', { level: 1, name: 'Мария Георгиева' }).waitFor();
  await visitor.checkScreen('payment-beside-its-list');
  await page.keyboard.press('Escape');
  await record.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Мария Георгиева');
  await page.keyboard.press('Enter');
  await button(record, lists.panel.close).waitFor();
  await record.getByRole('link', { name: lists.panel.full }).click();
  await record.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Мария Георгиева' }).waitFor();
  expect(visitor.faults).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('on a phone each list begins with its records, and the form for a link is behind a button', async () => {
  const { merchant } = await openShop();
  accepted(await merchant.api.post('/customers/me', { kind: 'COMPANY', name: 'Цветарница' }));
  accepted(await merchant.api.post('/items/me', { name: 'Медена пита', price: 35, rate: 20 }));
  const visitor = await plateno.sameVisitor('bg', phone);
  const { page, messages } = visitor;
  const { links, payments, invoices } = messages.merchant;
  await goOnSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
  const bar = page.getByRole('navigation', { name: messages.merchant.nav.mainPages });
  for (const [path, list, text] of [
    ['links', links.list, 'Иван Петров'],
    ['payments', payments.title, 'Мария Георгиева'],
    ['invoices', invoices.title, 'Мария Георгиева'],
    ['customers', messages.customer.list, 'Цветарница'],
    ['items', messages.customer.item.list, 'Медена пита'],
  ] as const) {
    await moveTo(page, `/merchant/${path}`);
    const record = recordIn(visitor, list, text).first();
    await record.waitFor();
    const { y, height } = (await record.boundingBox())!;
    expect({ path, isSeen: y + height < (await bar.boundingBox())!.y }).toEqual({ path, isSeen: true });
  }

  await moveTo(page, '/merchant/links?status=ACTIVE');
  const form = page.getByRole('form', { name: links.create });
  await recordIn(visitor, links.list, 'Иван Петров').waitFor();
  expect(await form.count()).toBe(0);
  await openLinkForm(visitor);
  await field(form, links.amount).and(page.locator(':focus')).waitFor();
  await page.waitForURL('**/merchant/links?status=ACTIVE#new');
  await page.getByRole('link', { name: messages.shared.close, exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: links.submit, exact: true }).and(page.locator(':focus')).waitFor();
  await page.waitForURL('**/merchant/links?status=ACTIVE');
  expect(visitor.faults).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('on a phone the first record begins in the first screen, and only a link that can be paid has actions', async () => {
  const { merchant } = await openShop();
  const visitor = await plateno.sameVisitor('bg', phone);
  const { page, messages } = visitor;
  const { links, payments } = messages.merchant;
  await goOnSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/payments');
  const payment = recordIn(visitor, payments.title, 'Мария Георгиева');
  await payment.waitFor();
  const { y, height } = (await payment.boundingBox())!;
  expect(y + height).toBeLessThan(844 / 2 + 150);
  expect(Math.round((await payment.getByRole('link').boundingBox())!.height)).toBe(64);

  await moveTo(page, '/merchant/links');
  const payable = recordIn(visitor, links.list, 'Иван Петров');
  await payable.waitFor();
  expect(await payable.getByRole('button').count()).toBe(3);
  for (const dead of ['Кифла', 'Медена пита'])
    expect(await recordIn(visitor, links.list, dead).getByRole('button').count()).toBe(0);
  await payable.getByRole('button', { name: messages.lists.share.action }).click();
  await page.getByRole('dialog').getByRole('link', { name: messages.link.share.viber }).waitFor();
  await visitor.checkScreen('link-being-shared');
  await page.keyboard.press('Escape');

  await moveTo(page, '/merchant/invoices');
  await recordIn(visitor, messages.merchant.invoices.title, 'Мария Георгиева').waitFor();
  await moveTo(page, '/merchant/invoices?search=нищо');
  await button(page, messages.shared.list.clear).click();
  await recordIn(visitor, messages.merchant.invoices.title, 'Мария Георгиева').waitFor();
  expect(visitor.faults).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});
