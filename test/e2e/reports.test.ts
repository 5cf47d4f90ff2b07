import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { button } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { desktop, phone } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';
let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun([
    ['bg', phone, '50,00\u00a0€'],
    ['en', desktop, '€50.00'],
  ] as const),
)('the reports of a merchant, language %s', (language, viewport, fifty) => {
  it('any period is one click from the page, with its figures by customer and item and its payments', async () => {
    const merchant = await plateno.addMerchant();
    const link = await plateno.createLink(merchant, { amount: 50 });
    const checkout = await plateno.openCheckout(link);
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnPaid(checkout);
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { reports } = messages;
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/reports');
    await page.getByRole('heading', { level: 1, name: reports.title }).waitFor();
    const takings = page.getByRole('region', { name: reports.takings, exact: true });
    await takings.getByText(fifty, { exact: true }).first().waitFor();
    await takings.getByRole('application').waitFor();
    await page.getByRole('rowheader', { name: reports.net }).waitFor();
    await visitor.checkScreen('reports');
    const { periods } = messages.shared.list;
    await page.getByRole('link', { name: periods.lastMonth }).click();
    await page.getByText(reports.none).waitFor();
    await page.getByRole('link', { name: periods.thisQuarter }).click();
    await button(page, reports.by.items).click();
    const items = page.getByRole('region', { name: reports.by.items, exact: true });
    await items.getByRole('cell').getByText(fifty).waitFor();
    await visitor.checkScreen('reports-by-item');
    await takings.getByRole('link', { name: reports.seePayments }).click();
    await page.waitForURL(/\/merchant\/payments\?status=SUCCEEDED&from=\d{4}-\d{2}-01&to=/);
    await page.getByText(fifty).first().waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('SUCCEEDED');
    await visitor.leave();
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
