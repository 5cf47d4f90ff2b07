import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { pressAction } from './steps/record-actions.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

const write = async ({ api }: TestMerchant, unitPrice: number): Promise<Invoice> =>
  accepted(
    await api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'COMPANY', name: 'Хеликон ООД', address: 'гр. Пловдив', taxId: '831902088' },
      items: [{ description: 'Консултация', quantity: 1, unitPrice, taxRate: 20 }],
    }),
  );

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    0,
  ),
)('transfers in the portal, language %s', (language, viewport) => {
  it('a member records a part by transfer, takes it back with a reason, and marks two invoices as paid', async () => {
    const merchant = await plateno.addMerchant();
    await plateno.registerForVat(merchant.id);
    const { id, invoiceNumber: first } = await write(merchant, 100);
    const { invoiceNumber: second } = await write(merchant, 50);
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { invoice, invoices } = messages.merchant;
    const path = `/merchant/invoices/${id}`;
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, path);

    const dialog = page.getByRole('dialog');
    await pressAction(visitor, invoice.actions.transfer);
    await field(dialog, invoice.transfer.amount).fill('0');
    await button(dialog, invoice.transfer.submit).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await visitor.checkScreen('transfer-being-recorded');
    await field(dialog, invoice.transfer.amount).fill('20');
    await field(dialog, invoice.transfer.note).fill('Извлечение 47');
    await button(dialog, invoice.transfer.submit).click();
    await page.getByText(invoice.transfer.done).waitFor();
    await page.getByRole('heading', { name: invoice.payments.title }).waitFor();
    const open = language === 'bg' ? '100,00\u00a0€' : '€100.00';
    await page.locator('dl > div').filter({ hasText: invoice.open }).getByText(open).waitFor();
    await visitor.checkScreen('invoice-paid-in-part');

    await button(page, invoice.takeBack.action).click();
    await button(dialog, invoice.takeBack.submit).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await visitor.checkScreen('transfer-being-taken-back');
    await field(dialog, invoice.reason).fill('Сумата не е постъпила');
    await button(dialog, invoice.takeBack.submit).click();
    await page.getByText(invoice.takeBack.done).waitFor();
    await page.getByText('Сумата не е постъпила').waitFor();
    expect(await button(page, invoice.takeBack.action).count()).toBe(0);

    await moveTo(page, '/merchant/invoices');
    for (const number of [first, second])
      await page.getByRole('checkbox', { name: fill(invoices.choose, { number }) }).check();
    await button(page, fill(invoices.payChosen, { count: 2 })).click();
    await visitor.checkScreen('transfers-in-bulk');
    await button(dialog, invoice.transfer.submit).click();
    await dialog.getByText(invoice.transfer.done).nth(1).waitFor();
    await visitor.checkScreen('transfers-in-bulk-done');
    await button(dialog, messages.shared.close).last().click();
    await dialog.waitFor({ state: 'detached' });
    const paid = await plateno.database.rows<{ status: string }>(
      'select status from invoices where merchant_id = :id',
      { id: merchant.id },
    );
    expect(paid).toEqual([{ status: 'PAID' }, { status: 'PAID' }]);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
