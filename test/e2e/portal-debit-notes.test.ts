import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { draft } from '../integration/modules/invoices/invoice-callers.ts';
import { openActions, pressAction } from './steps/record-actions.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { shownRecord } from './steps/lists.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    1,
  ),
)('debit notes in the portal, language %s', (language, viewport) => {
  it('a merchant issues a debit note of an invoice, and both link to each other', async () => {
    const merchant = await plateno.addMerchant();
    await plateno.registerForVat(merchant.id);
    const original = accepted(await merchant.api.post<Invoice>('/invoices', draft()));
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { debit } = messages;
    const { draft: form, invoice } = messages.merchant;
    await openSignedIn(
      visitor,
      plateno,
      { username: merchant.email, password },
      `/merchant/invoices/${original.id}`,
    );
    await pressAction(visitor, invoice.actions.debit);
    await page.getByRole('heading', { level: 1, name: debit.title }).waitFor();
    const line = page.getByRole('group', { name: fill(form.line, { place: 1 }) });
    await field(line, invoice.description).fill('Доплащане за час');
    await field(line, form.netPrice).fill('10');
    await button(page, debit.submit).click();
    await page.locator('[name=reason][aria-invalid=true]').waitFor();
    await visitor.checkScreen('debit-note-being-written');
    await field(page, debit.reason).fill('Промяна на цената по анекс');
    const preview = page.getByRole('region', { name: form.preview });
    await preview.getByText(language === 'bg' ? '12,00\u00a0€' : '€12.00').waitFor();
    expect(await page.getByRole('checkbox', { name: debit.send }).isChecked()).toBe(true);
    await button(page, debit.submit).click();

    const number = '0000000002';
    await page.getByText(fill(debit.issued, { number })).waitFor();
    await page.getByText(fill(invoice.debitNote, { number }), { exact: true }).waitFor();
    await page.getByText('Промяна на цената по анекс').first().waitFor();
    await page.getByRole('heading', { name: invoice.pay.title }).waitFor();
    await page.getByRole('heading', { name: invoice.mails }).waitFor();
    await button(page, invoice.actions.transferNote).waitFor();
    await openActions(visitor);
    const actions = shownRecord(visitor).getByRole('link', { name: invoice.actions.debit, exact: true });
    expect(await actions.count()).toBe(0);
    await page.keyboard.press('Escape');
    await visitor.checkScreen('debit-note');
    await page.getByRole('link', { name: fill(invoice.title, { number: original.invoiceNumber }) }).click();
    await page.getByRole('heading', { name: invoice.debitedBy }).waitFor();
    await page.getByRole('link', { name: fill(invoice.debitNote, { number }) }).waitFor();
    await visitor.checkScreen('invoice-with-a-debit-note');
    await moveTo(page, '/merchant/invoices?type=DEBIT_NOTE');
    await page.getByRole('link', { name: number }).waitFor();
    expect(await page.getByRole('link', { name: original.invoiceNumber }).count()).toBe(0);
    await visitor.checkScreen('invoices-narrowed-to-debit-notes');
    await visitor.leave();
  });
});
