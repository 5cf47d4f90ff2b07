import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';
const bakery = 'Пекарна „Изгрев“ ООД';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

const addRecords = async ({ api }: TestMerchant): Promise<Customer> => {
  accepted(await api.post('/items/me', { name: 'Козунак', code: 'KOZ-1', price: 12, rate: 20 }));
  const about = { kind: 'COMPANY', taxId: '175074752', city: 'Пловдив', address: 'ул. „Роза“ 1' };
  return accepted(await api.post<Customer>('/customers/me', { name: bakery, ...about }));
};

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    1,
  ),
)('customers in the portal, language %s', (language, viewport) => {
  it('a merchant adds a customer, reads the errors of a file by row, and imports the corrected one', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.sameVisitor(language, viewport);
    const { page, messages } = visitor;
    const { customer, imports } = messages;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/customers');
    await page.getByText(customer.none).waitFor();
    await visitor.checkScreen('customers-empty');

    await button(page, customer.add).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, customer.name).fill(bakery);
    await field(dialog, customer.taxId).fill('175074753');
    await button(dialog, messages.shared.save).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await visitor.checkScreen('customer-form');
    await field(dialog, customer.taxId).fill('175074752');
    await button(dialog, messages.shared.save).click();
    await page.getByRole('link', { name: bakery }).waitFor();

    await button(page, customer.import.action).click();
    const give = (text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await give('name;taxId\nГрешен ООД;175074753\n');
    await button(dialog, imports.check).click();
    await dialog.getByText(imports.errors).waitFor();
    await visitor.checkScreen('import-errors');
    await give('Партида;Булстат;Група\nПравилен ООД;131071587;1\n');
    await button(dialog, imports.check).click();
    await dialog.getByText(imports.columns).waitFor();
    await field(dialog, 'Партида').selectOption('name');
    await visitor.checkScreen('import-columns');
    await button(dialog, imports.check).click();
    await dialog
      .getByText(fill(imports.checked, { rows: 1, created: 1, changed: 0, unchanged: 0 }))
      .waitFor();
    await button(dialog, imports.submit).click();
    await page.getByRole('link', { name: 'Правилен ООД' }).waitFor();
    await page.getByRole('link', { name: bakery }).click();
    await page.getByRole('heading', { level: 2, name: customer.statement.title }).waitFor();
    await visitor.checkScreen('customer-statement');
    expect(visitor.faults).toEqual([]);
  });

  it('by keyboard a merchant picks a customer and an item for an invoice, and both for a link', async () => {
    const merchant = await plateno.addMerchant();
    await plateno.registerForVat(merchant.id);
    const { id } = await addRecords(merchant);
    const visitor = await plateno.sameVisitor(language, viewport);
    const { page, messages } = visitor;
    const { pick } = messages.customer;
    const { draft, invoice } = messages.merchant;
    await goOnSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/invoices/new');
    const pickFirst = async (label: string, letters: string, found: string): Promise<void> => {
      const box = page.getByRole('combobox', { name: label });
      await box.fill(letters);
      await page.getByRole('option', { name: found }).waitFor();
      await visitor.checkScreen(`picker ${label}`);
      await box.press('ArrowDown');
      await box.press('Enter');
      await page.getByRole('option', { name: found }).waitFor({ state: 'detached' });
    };
    await pickFirst(pick.customer, '1750', bakery);
    // The data of a picked customer are facts, which can be edited.
    expect(await field(page, draft.name).count()).toBe(0);
    await button(page, pick.change).click();
    expect(await field(page, draft.name).inputValue()).toBe(bakery);
    expect(await field(page, invoice.taxId).inputValue()).toBe('175074752');
    await pickFirst(pick.item, 'koz', 'Козунак');
    expect(await field(page, draft.grossPrice).inputValue()).toMatch(/^12[.,]00$/);
    await field(page, draft.priceIs).selectOption('');
    expect(await field(page, draft.netPrice).inputValue()).toMatch(/^12[.,]00$/);
    await field(page, draft.priceIs).selectOption('yes');
    await button(page, draft.submit).click();
    await page.waitForURL(/\/merchant\/invoices\/\d+$/);
    const [issued] = await plateno.database.rows<{ customerId: number }>(
      `select customer_id as "customerId" from invoices where merchant_id = :id`,
      { id: merchant.id },
    );
    expect(issued).toEqual({ customerId: id });

    await moveTo(page, '/merchant/links#new');
    await page.getByText(messages.link.more).click();
    await pickFirst(pick.item, 'коз', 'Козунак');
    await pickFirst(pick.customer, 'изг', bakery);
    await button(page, messages.merchant.links.submit).click();
    await page.getByText(messages.merchant.links.created).waitFor();
    const [link] = accepted(await merchant.api.get<PaymentLink[]>('/payment-links/me?search=Козунак'));
    expect(link).toMatchObject({ amount: 12, customerName: bakery });
  });
});
