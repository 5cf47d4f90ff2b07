import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { pressAction } from './steps/record-actions.ts';
import { stepTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { settled } from './support/settled.ts';
import { desktop, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';
/** A text without a place to break. */
const long = (length: number): string => 'Щ'.repeat(length);

let plateno: Installation;
let opened: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  plateno = await openInstallation();
  opened = await openShop();
});
afterAll(async () => plateno.close());

/** A merchant, a link, a payment with its invoice, and a customer, whose texts have no place to break. */
const openShop = async () => {
  const merchant = await plateno.addMerchant({ businessName: long(120) });
  await plateno.addStaff('silviya', 'ADMIN');
  const about = { amount: 35, currency: 'EUR' as const, description: long(200), customerName: long(200) };
  const link = accepted(await merchant.api.post<PaymentLink>('/payment-links/me', about));
  const otherLinkId = (await plateno.createLink(merchant, about)).id;
  const checkout = await plateno.openCheckout(link, { customerName: long(200) });
  await plateno.control.pay({ session: checkout.sessionId });
  await plateno.returnPaid(checkout);
  const { id: customerId } = accepted(
    await merchant.api.post<{ id: number }>('/customers/me', { kind: 'PERSON', name: long(200) }),
  );
  accepted(await merchant.api.post('/items/me', { name: long(200), price: 3, rate: 20 }));
  accepted(await merchant.api.post('/api-keys', { name: long(60), scopes: ['links:write'] }));
  const { invoiceId } = await plateno.payment(checkout.paymentId);
  return { merchant, link, otherLinkId, paymentId: checkout.paymentId, invoiceId, customerId };
};

/** The cells and texts of a page that are wider than 760 pixels for a text without a break, and the page's overflow. */
const tooWide = async ({ page }: Visitor, path: string): Promise<readonly string[]> => {
  await stepTo(page, path);
  await settled(page);
  const wide = await page
    .locator('td, [role=cell]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => /Щ{20}/.test(cell.textContent) && cell.getBoundingClientRect().width > 760)
        .map((cell) => `${cell.className} ${Math.round(cell.getBoundingClientRect().width)}`),
    );
  const tables = await page
    .locator('table')
    .evaluateAll((found) =>
      found
        .filter((table) => table.getBoundingClientRect().width > 1_300)
        .map((table) => `table ${Math.round(table.getBoundingClientRect().width)}`),
    );
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...wide, ...tables, ...(over > 0 ? [`page ${over}`] : [])].map((each) => `${path}: ${each}`);
};

/** Paths of the pages that the given pages lead to, and those themselves. */
const pagesFrom = async (
  { page }: Visitor,
  area: 'admin' | 'merchant',
  from: readonly string[],
): Promise<string[]> => {
  const paths = new Set(from);
  for (const path of from) {
    await stepTo(page, path);
    await settled(page);
    const links = await page
      .locator(`a[href^="/${area}"]`)
      .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const link of links) paths.add(link);
  }
  return [...paths];
};

/** Opens each dialog of a page by its button. @returns the dialogs that are wider than they show */
const wideDialogs = async (visitor: Visitor, path: string, names: readonly string[]): Promise<string[]> => {
  const { page } = visitor;
  const wide: string[] = [];
  await stepTo(page, path);
  for (const name of names) {
    await pressAction(visitor, name);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const over = await dialog.evaluate((box) =>
      [box, ...box.querySelectorAll('*')]
        .filter((it) => it.clientWidth > 1 && /Щ{20}/.test(it.textContent))
        .filter((it) => getComputedStyle(it).overflowX !== 'visible')
        .filter((it) => !/INPUT|TEXTAREA|SELECT/.test(it.tagName) && it.scrollWidth > it.clientWidth + 1)
        .filter((it) => getComputedStyle(it).textOverflow !== 'ellipsis')
        .map((it) => `${it.tagName}.${it.className} ${it.scrollWidth} in ${it.clientWidth}`),
    );
    wide.push(...over.map((each) => `${path} ${name}: ${each}`));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  return wide;
};

it('names of 200 letters without a space leave the other columns of each list of the back office in sight', async () => {
  const visitor = await plateno.welcome('bg', desktop);
  await openSignedIn(visitor, plateno, { username: 'silviya', password: staffPassword }, '/admin');
  const { merchant, link, paymentId, invoiceId } = opened;
  const { payments } = visitor.messages.admin;
  const records = [
    `/admin/merchants/${merchant.id}/show`,
    `/admin/payments/${paymentId}/show`,
    `/admin/payment-links/${link.id}/show`,
    `/admin/invoices/${invoiceId}/show`,
  ];
  const paths = await pagesFrom(visitor, 'admin', ['/admin', ...records]);
  expect(paths.length).toBeGreaterThan(20);
  const found = [];
  for (const path of paths) found.push(...(await tooWide(visitor, path)));
  found.push(...(await wideDialogs(visitor, `/admin/payments/${paymentId}/show`, [payments.refund])));
  expect(found).toEqual([]);
  await visitor.leave();
});

it('names of 200 letters without a space leave the other columns of each list of the portal in sight', async () => {
  const visitor = await plateno.welcome('bg', desktop);
  const { merchant, link, otherLinkId, paymentId, invoiceId, customerId } = opened;
  await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
  const { messages } = visitor;
  const { actions } = messages.merchant.invoice;
  const records = [
    `/merchant/payments/${paymentId}`,
    `/merchant/links/${link.id}`,
    `/merchant/invoices/${invoiceId}`,
    `/merchant/customers/${customerId}`,
  ];
  const from = ['/merchant', '/merchant/settings', '/merchant/developers', ...records];
  const paths = await pagesFrom(visitor, 'merchant', from);
  expect(paths.length).toBeGreaterThan(20);
  const found = [];
  for (const path of paths) found.push(...(await tooWide(visitor, path)));
  const dialogs = {
    [`/merchant/payments/${paymentId}`]: [messages.payment.receipt.action, messages.payment.refund.action],
    [`/merchant/invoices/${invoiceId}`]: [actions.send, actions.credit],
    [`/merchant/customers/${customerId}`]: [messages.customer.edit, messages.customer.merge.action],
    [`/merchant/links/${otherLinkId}`]: [messages.link.qr, messages.link.extend.action],
  };
  for (const [path, names] of Object.entries(dialogs))
    found.push(...(await wideDialogs(visitor, path, names)));
  expect(found).toEqual([]);
  await visitor.leave();
});
