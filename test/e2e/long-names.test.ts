import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links.ts';
import { accepted } from '#test/support/application/api-client.ts';
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
  await plateno.createLink(merchant, about);
  const checkout = await plateno.openCheckout(link, { customerName: long(200) });
  await plateno.control.pay({ session: checkout.sessionId });
  await plateno.returnPaid(checkout);
  accepted(await merchant.api.post('/customers/me', { kind: 'PERSON', name: long(200) }));
  const { invoiceId } = await plateno.payment(checkout.paymentId);
  return { merchant, link, paymentId: checkout.paymentId, invoiceId };
};

/** The cells and texts of a page that are wider than 480 pixels of a text without a break, and the page's overflow. */
const tooWide = async ({ page }: Visitor, path: string): Promise<readonly string[]> => {
  await page.goto(`${plateno.url}${path}`);
  await page.getByText(/Щ{20}/).first().waitFor();
  await settled(page);
  const wide = await page
    .locator('td, [role=cell]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => /Щ{20}/.test(cell.textContent) && cell.getBoundingClientRect().width > 560)
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

it('names of 200 letters without a space leave the other columns of each list of the back office in sight', async () => {
  const visitor = await plateno.welcome('bg', desktop);
  await openSignedIn(visitor, plateno, { username: 'silviya', password: staffPassword }, '/admin');
  const { merchant, link, paymentId, invoiceId } = opened;
  const found = [];
  for (const path of [
    '/admin/merchants',
    '/admin/payments',
    '/admin/payment-links',
    '/admin/invoices',
    `/admin/merchants/${merchant.id}/show`,
    `/admin/merchants/${merchant.id}/show/payments`,
    `/admin/merchants/${merchant.id}/show/invoices`,
    `/admin/merchants/${merchant.id}/show/payment-links`,
    `/admin/merchants/${merchant.id}/show/customers`,
    `/admin/payments/${paymentId}/show`,
    `/admin/payment-links/${link.id}/show`,
    `/admin/invoices/${invoiceId}/show`,
  ])
    found.push(...(await tooWide(visitor, path)));
  expect(found).toEqual([]);
  await visitor.leave();
});

it('names of 200 letters without a space leave the other columns of each list of the portal in sight', async () => {
  const visitor = await plateno.welcome('bg', desktop);
  const { merchant, link, paymentId, invoiceId } = opened;
  await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
  const found = [];
  for (const path of [
    '/merchant',
    '/merchant/payments',
    '/merchant/links',
    '/merchant/invoices',
    '/merchant/customers',
    `/merchant/payments/${paymentId}`,
    `/merchant/links/${link.id}`,
    `/merchant/invoices/${invoiceId}`,
  ])
    found.push(...(await tooWide(visitor, path)));
  expect(found).toEqual([]);
  await visitor.leave();
});
