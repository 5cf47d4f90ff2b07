import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { button, field } from './steps/fields.ts';
import { goOn, bakery, openBackOffice, type Fixture } from './back-office-fixture.ts';
import { everyScreenOf } from './back-office-roles.ts';
import { fill } from './support/messages.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openBackOffice();
});
afterAll(async () => fixture.plateno.close());

// A separate file: it takes as long as all other roles together and runs beside them.
everyScreenOf('ADMIN', { username: 'silviya', home: '/admin', inGate: 'desktop' }, () => fixture);

const hasFocus = (it: Locator): Promise<boolean> =>
  it.evaluate((element) => element === document.activeElement);

it('an ambiguous amount needs a choice, and the refusal of a refund is shown beside its field', async () => {
  const admin = await goOn(fixture, `/payments/${fixture.paidId}/show`);
  const { page, messages } = admin;
  const { payments } = messages.admin;
  await button(page, payments.refund).click();
  const dialog = page.getByRole('dialog', { name: fill(payments.refundOf, { id: fixture.paidId }) });
  const amount = field(dialog, `${messages.resources.payments.fields.amount}, EUR`);
  await expect.poll(() => hasFocus(amount)).toBe(true);
  await amount.fill('1,234');
  await field(dialog, payments.refundNote).click();
  await dialog.getByText(messages.shared.form.amountUnclear).waitFor();
  await admin.checkScreen('99 an amount with two readings', ['light']);
  await button(dialog, '1,23').click();
  expect(await amount.inputValue()).toBe('1,23');

  const text = 'Твърде дълга бележка';
  await page.route('**/api/payments/*/refunds', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'input.invalid', message: text, fields: { note: text } },
    }),
  );
  await button(dialog, payments.refund).click();
  await dialog.getByText(text).waitFor();
  await expect.poll(() => hasFocus(field(dialog, payments.refundNote))).toBe(true);
  expect(await dialog.getByText(text).count()).toBe(1);
  await page.unroute('**/api/payments/*/refunds');
  await button(dialog, messages.shared.cancel).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button(page, payments.refund))).toBe(true);
});

it('the confirmation of a deletion focuses Cancel, so that a second Enter deletes nothing', async () => {
  const admin = await goOn(fixture, `/merchants/${fixture.merchant.id}/show`);
  const { page, messages } = admin;
  const { merchants } = messages.admin;
  const opener = page.getByRole('button', { name: merchants.delete });
  await opener.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: merchants.deleteTitle });
  await expect.poll(() => hasFocus(button(question, messages.shared.cancel))).toBe(true);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: bakery }).waitFor();
});

it('an administrator who registers a merchant sees the missing fields and then the list', async () => {
  const admin = await goOn(fixture, '/merchants/register');
  const { page, messages } = admin;
  const { registration } = messages;
  await button(page, registration.submit).click();
  await expect.poll(() => hasFocus(field(page, registration.businessName))).toBe(true);
  await field(page, registration.businessName).fill('Шивачница „Игла“ ЕООД');
  await field(page, registration.address).fill('ул. „Шипка“ 4, София');
  await field(page, registration.taxId).fill('123');
  await field(page, registration.email).fill('igla@example.bg');
  await field(page, registration.phoneNumber).fill('0888123456');
  await page.getByText(registration.taxIdFaults.digits).waitFor();
  await field(page, registration.taxId).fill('');
  await button(page, registration.submit).click();
  await page.getByText(messages.admin.merchants.registration.succeeded).waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/merchants');
  await page.getByRole('row').filter({ hasText: 'Шивачница „Игла“ ЕООД' }).waitFor();
});

it('a field that may stay empty is marked in words, and no label has an asterisk', async () => {
  const admin = await goOn(fixture, '/merchants/register');
  const { page, messages } = admin;
  const { registration, shared } = messages;
  await field(page, registration.taxId).waitFor();
  const markOf = (name: string): Promise<string> =>
    page
      .locator('label', { hasText: name })
      .first()
      .evaluate((label) => getComputedStyle(label, '::after').content);
  expect(await markOf(registration.taxId)).toBe(`" (${shared.form.optional})"`);
  expect(await markOf(registration.address)).toBe('none');
  const asterisks = page.locator('label [aria-hidden]');
  expect(await asterisks.count()).toBeGreaterThan(0);
  expect(await asterisks.filter({ visible: true }).count()).toBe(0);
});

it('the link back from a record opens its list with the filters it had', async () => {
  const admin = await goOn(fixture, `/payments?filter=${JSON.stringify({ status: 'SUCCEEDED' })}`);
  const { page, messages } = admin;
  await page.getByRole('tab', { selected: true }).waitFor();
  await page.locator(`a[href$="/payments/${fixture.paidId}/show"]`).first().click();
  await page.getByRole('link', { name: messages.admin.backTo.payments }).click();
  const filter = () => {
    const { pathname, searchParams } = new URL(page.url());
    return [pathname, JSON.parse(searchParams.get('filter') ?? '{}')];
  };
  await expect.poll(filter).toEqual(['/admin/payments', { status: 'SUCCEEDED' }]);
});

it('every screen is accessible, without errors in the browser', () => {
  expect([...fixture.plateno.faults(), ...fixture.plateno.complaints()]).toEqual([]);
});
