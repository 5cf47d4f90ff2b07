import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { openActions, pressAction } from './steps/record-actions.ts';
import { button, field } from './steps/fields.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { formatMoney } from '#web/shared/format/format-money.ts';
import { formatDate } from '#web/shared/format/format-date.ts';
import { moveTo } from './steps/go-to.ts';
import { closeFilters, openFilters, recordIn, shownRecord } from './steps/lists.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { settled } from './support/settled.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

/** A message of the catalogue with its value. */
const filled = (message: string, name: string, value: string): string => message.replace(`{${name}}`, value);

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    1,
  ),
)('invoices in the portal, language %s', (language, viewport) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await plateno.welcome(language, viewport);
  });
  afterAll(async () => visitor.leave());

  it('a merchant creates a test invoice and exports all documents as CSV and Excel', async () => {
    const { email } = await plateno.addMerchant();
    const { page, messages } = visitor;
    const { invoices } = messages.merchant;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/invoices');
    const exporting = button(page, messages.merchant.export.menu);
    await page.getByText(invoices.none).waitFor();
    expect(await exporting.isDisabled()).toBe(true);

    await button(page, invoices.createTest).click();
    await page.getByText(filled(invoices.testCreated, 'number', 'TEST-000001')).waitFor();
    await page.getByRole('link', { name: 'TEST-000001' }).waitFor();
    await visitor.checkScreen('invoices-with-a-test');

    const save = async (format: string): Promise<{ name: string; path: string }> => {
      const arriving = page.waitForEvent('download');
      await exporting.click();
      await button(page, filled(messages.merchant.export.as, 'format', format)).click();
      const download = await arriving;
      return { name: download.suggestedFilename(), path: await download.path() };
    };
    const csv = await save('CSV');
    expect(csv.name).toMatch(/^invoices-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(csv.path, 'utf8')).toContain('TEST-000001');
    const workbook = new exceljs.Workbook();
    const excel = await save('Excel');
    expect(excel.name).toMatch(/\.xlsx$/);
    await workbook.xlsx.readFile(excel.path);
    const cells = workbook.worksheets[0]!.getSheetValues().flat();
    expect(cells).toContain('TEST-000001');

    await moveTo(page, '/merchant/invoices/new');
    await page.getByText(messages.merchant.noTaxId.text).waitFor();
    await field(page, messages.merchant.draft.price).waitFor();
    await visitor.checkScreen('invoice-of-a-merchant-without-eik');
    await page.getByRole('link', { name: messages.merchant.noTaxId.action }).click();
    await page.waitForURL('**/merchant/settings/business');
    await page.getByText(messages.merchant.noTaxId.text).waitFor();
  });

  it('a merchant writes an invoice with a preview of its sums, sends it, filters the list and annuls it', async () => {
    const { id, email } = await plateno.addMerchant();
    await plateno.registerForVat(id);
    const { page, messages } = visitor;
    const { invoices, invoice, draft, profile } = messages.merchant;
    const { writing } = messages;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/invoices');
    await page.getByRole('link', { name: invoices.write }).click();
    await page.getByRole('heading', { level: 1, name: draft.title }).waitFor();

    await button(page, messages.customer.add).click();
    await field(page, draft.name).fill('Книжарница „Хеликон“ ООД');
    await field(page, invoice.taxId).fill('831902089');
    await field(page, profile.address).fill('гр. Пловдив, ул. „Райко Даскалов“ 3');
    await field(page, invoice.email).fill('kupuvach@example.com');
    const first = page.getByRole('group', { name: fill(draft.line, { place: 1 }) });
    await field(first, invoice.description).fill('Консултация');
    await field(first, invoice.quantity).fill('2,5');
    await field(first, draft.netPrice).fill('40');
    await button(page, draft.addLine).click();
    const second = page.getByRole('group', { name: fill(draft.line, { place: 2 }) });
    await field(second, invoice.description).fill('Учебник');
    await field(second, invoice.quantity).fill('3');
    await field(second, draft.netPrice).fill('9.99');
    await field(second, draft.vat).selectOption('9');
    const preview = page.getByRole('region', { name: draft.preview });
    const total = language === 'bg' ? '152,67\u00a0€' : '€152.67';
    await preview.getByText(total).waitFor();
    await button(page, writing.submitAndSend).click();
    await page.getByText(draft.eikFault).waitFor();
    await page.getByText(writing.more).click();
    const due = field(page, invoice.dueDate);
    await due.fill('31/02/2030');
    await button(page, writing.submitAndSend).click();
    await page.getByText(messages.shared.form.date).waitFor();
    await visitor.checkScreen('invoice-being-written');
    // The day comes first, although the browser's locale is en-US.
    const day = addDays(businessDateOf(new Date()), 20);
    const [year, month, date] = day.split('-') as [string, string, string];
    await due.fill(`${Number(date)}.${Number(month)}.${year}`);
    await field(page, draft.name).click();
    expect(await due.inputValue()).toBe(formatDate(day));
    await preview.getByText(formatDate(day)).waitFor();
    await field(page, invoice.taxId).fill('831902088');
    await button(page, writing.submitAndSend).click();

    const number = '0000000001';
    await page.getByRole('heading', { level: 1, name: 'Хеликон' }).waitFor();
    await page.getByText(fill(invoice.title, { number }), { exact: true }).waitFor();
    await page.getByRole('heading', { name: invoice.pay.title }).waitFor();
    await page.getByText(total).first().waitFor();
    // The VAT is computed by rate.
    for (const [rate, tax] of [
      [20, language === 'bg' ? '20,00\u00a0€' : '€20.00'],
      [9, language === 'bg' ? '2,70\u00a0€' : '€2.70'],
    ] as const) {
      await page
        .locator('dl > div')
        .filter({ hasText: fill(invoice.tax, { rate }) })
        .getByText(tax)
        .waitFor();
    }
    await pressAction(visitor, invoice.actions.send);
    const dialog = page.getByRole('dialog');
    await field(dialog, invoice.send.address).fill('');
    await dialog.getByText(invoice.send.required).waitFor();
    expect(await button(dialog, invoice.send.submit).isDisabled()).toBe(true);
    await field(dialog, invoice.send.address).fill('knigi@example.com');
    await visitor.checkScreen('invoice-being-sent');
    await button(dialog, invoice.send.submit).click();
    await page.getByText(fill(invoice.send.sent, { email: 'knigi@example.com' })).waitFor();
    await page.getByRole('heading', { name: invoice.mails }).waitFor();
    await visitor.checkScreen('invoice-waiting-for-its-money');

    const arriving = page.waitForEvent('download');
    await pressAction(visitor, invoice.download);
    expect((await arriving).suggestedFilename()).toBe(`faktura-${number}.pdf`);
    await pressAction(visitor, invoice.actions.annul);
    await button(dialog, invoice.annul.keep).click();
    await dialog.waitFor({ state: 'detached' });
    await shownRecord(visitor).getByText(messages.shared.status.invoice.PENDING, { exact: true }).waitFor();
    await pressAction(visitor, invoice.actions.annul);
    await field(dialog, invoice.reason).fill('Сгрешен получател');
    await visitor.checkScreen('invoice-being-annulled');
    await button(dialog, invoice.annul.submit).click();
    await page.getByText(invoice.annul.done, { exact: true }).waitFor();
    await page.getByText('Сгрешен получател').waitFor();
    await shownRecord(visitor).getByText(invoices.annulled, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: invoice.pay.title }).count()).toBe(0);

    await moveTo(page, '/merchant/invoices?minAmount=152.68');
    await page.getByText(messages.shared.list.noMatch).waitFor();
    await openFilters(visitor);
    const least = field(page, messages.shared.list.minAmount);
    await least.fill('1,526');
    await least.press('Enter');
    await page.getByText(messages.shared.form.amountUnclear).waitFor();
    await visitor.checkScreen('invoices-narrowed-by-an-unclear-amount');
    expect(new URL(page.url()).searchParams.get('minAmount')).toBe('152.68');
    await button(page, language === 'bg' ? '1,53' : '1.53').click();
    await page.waitForURL(/minAmount=1\.53/);
    await least.fill(language === 'bg' ? '152,67' : '152.67');
    await least.press('Enter');
    await closeFilters(visitor);
    await recordIn(visitor, invoices.title, number).getByRole('link').waitFor();
    expect(new URL(page.url()).searchParams.get('minAmount')).toBe('152.67');
    await visitor.checkScreen('invoices-narrowed');
  });

  it('a credit note over items is written with a preview, reduces the open sum and is mailed', async () => {
    const merchant = await plateno.addMerchant();
    const written = accepted(
      await merchant.api.post<{ id: number }>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
        items: [{ description: 'Стол', quantity: 4, unitPrice: 30, taxRate: 0 }],
      }),
    );
    const { page, messages } = visitor;
    const { merchant: portal, creditNote } = messages;
    const account = { username: merchant.email, password };
    await goOnSignedIn(visitor, plateno, account, `/merchant/invoices/${written.id}`);
    await pressAction(visitor, portal.invoice.actions.creditNote);
    const dialog = page.getByRole('dialog');
    const quantity = field(dialog, fill(creditNote.quantity, { description: 'Стол', unit: 'бр.' }));
    await quantity.fill('5');
    await button(dialog, creditNote.submit).click();
    await dialog.getByText(fill(creditNote.tooMuch, { quantity: '4' })).waitFor();
    await visitor.checkScreen('invoice-credited-too-much');
    await quantity.fill('3');
    await field(dialog, creditNote.reason).fill('Три стола са върнати');
    const money = (amount: number): string => formatMoney(amount, 'EUR', language);
    await dialog.getByText(fill(creditNote.total, { amount: money(90) })).waitFor();
    await dialog.getByText(fill(creditNote.open, { amount: money(30) })).waitFor();
    await visitor.checkScreen('invoice-being-credited-by-item');
    await button(dialog, creditNote.submit).click();
    await page.getByText(fill(creditNote.done, { number: '0000000002' })).waitFor();
    const chip = fill(portal.invoices.partlyCredited, { amount: money(30) });
    await shownRecord(visitor).getByText(chip, { exact: true }).waitFor();
    await plateno.drain();
    expect(plateno.mailbox.mails.flatMap(({ to }) => to)).toContain('ivan@example.com');
    await pressAction(visitor, portal.invoice.actions.creditNote);
    await dialog.getByLabel(creditNote.whats.WHOLE).check();
    await dialog.getByText(fill(creditNote.total, { amount: money(30) })).waitFor();
    await button(dialog, creditNote.submit).click();
    const badge = shownRecord(visitor).locator('[data-status=CREDITED]');
    await badge.filter({ hasText: new RegExp(`^${portal.invoices.credited}$`) }).waitFor();
    await openActions(visitor);
    expect(await button(page, portal.invoice.actions.creditNote).count()).toBe(0);
    await page.keyboard.press('Escape');
    await visitor.checkScreen('invoice-credited');
  });

  it('a discount is given over a chosen line, and its reason follows', async () => {
    const merchant = await plateno.addMerchant();
    const item = { quantity: 1, taxRate: 0 };
    const written = accepted(
      await merchant.api.post<{ id: number }>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'PERSON', name: 'Иван Петров' },
        items: [
          { ...item, description: 'Стол', unitPrice: 30 },
          { ...item, description: 'Маса', unitPrice: 90 },
        ],
      }),
    );
    const { page, messages } = visitor;
    const { merchant: portal, creditNote } = messages;
    const account = { username: merchant.email, password };
    await goOnSignedIn(visitor, plateno, account, `/merchant/invoices/${written.id}`);
    await pressAction(visitor, portal.invoice.actions.creditNote);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(creditNote.whats.DISCOUNT).check();
    await field(dialog, creditNote.discount).fill('12');
    expect(await field(dialog, creditNote.kind).inputValue()).toBe('DISCOUNT');
    const lines = dialog.getByRole('group', { name: creditNote.discountOf });
    await lines.getByLabel(/Стол/).uncheck();
    await lines.getByLabel(/Маса/).uncheck();
    await dialog.getByText(creditNote.chooseDiscount).waitFor();
    await lines.getByLabel(/Маса/).check();
    const total = fill(creditNote.total, { amount: formatMoney(12, 'EUR', language) });
    await dialog.getByText(total).waitFor();
    await visitor.checkScreen('invoice-discounted-by-line');
    await button(dialog, creditNote.submit).click();
    await page.getByText(fill(creditNote.done, { number: '0000000002' })).waitFor();
    const { creditNotes } = accepted(await merchant.api.get<Invoice>(`/invoices/${written.id}`));
    const note = accepted(await merchant.api.get<Invoice>(`/invoices/${creditNotes[0]!.id}`));
    expect(note.items.map(({ description, lineTotal }) => [description, lineTotal])).toEqual([['Маса', 12]]);
  });

  it('a credit note over a part of a paid invoice and the invoice link to each other', async () => {
    const merchant = await plateno.addMerchant();
    const link = await plateno.createLink(merchant, { amount: 50 });
    const checkout = await plateno.openCheckout(link);
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnPaid(checkout);
    const { body } = await merchant.api.get<{ id: number }[]>('/invoices/me');
    const invoiceId = body[0]!.id;
    const { page, messages } = visitor;
    const { invoice } = messages.merchant;
    await goOnSignedIn(
      visitor,
      plateno,
      { username: merchant.email, password },
      `/merchant/invoices/${invoiceId}`,
    );
    await pressAction(visitor, invoice.actions.credit);
    const dialog = page.getByRole('dialog');
    await field(dialog, invoice.credit.amount).fill('20');
    await field(dialog, invoice.reason).fill('Един от участниците не дойде');
    await visitor.checkScreen('invoice-being-credited');
    await button(dialog, invoice.credit.submit).click();
    await page.getByText(invoice.credit.done).waitFor();
    const note = fill(invoice.creditNote, { number: '0000000002' });
    await until('the credit note stands beside its invoice', async () => {
      await page.reload();
      await settled(page);
      return (await page.getByRole('link', { name: note }).count()) > 0;
    });
    await page.getByRole('link', { name: note }).click();
    await page.getByRole('heading', { level: 1, name: '−' }).waitFor();
    await page.getByText(note, { exact: true }).waitFor();
    await shownRecord(visitor).getByText(messages.merchant.invoices.creditNote, { exact: true }).waitFor();
    expect(await page.getByText('Един от участниците не дойде').count()).toBeGreaterThan(0);
    await visitor.checkScreen('credit-note');
    await page.getByRole('link', { name: fill(invoice.title, { number: '0000000001' }) }).click();
    await page.getByText(fill(invoice.title, { number: '0000000001' }), { exact: true }).waitFor();
  });

  it('a draft saves itself, is continued from the list and issued with a copy of its customer and lines', async () => {
    const { email } = await plateno.addMerchant();
    const { page, messages } = visitor;
    const { invoices, invoice, draft } = messages.merchant;
    const { writing } = messages;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/invoices/new');
    await button(page, messages.customer.add).click();
    await field(page, draft.kind).selectOption('PERSON');
    await field(page, draft.name).fill('Иван Петров');
    await field(page, invoice.description).fill('Дъбова маса');
    await field(page, draft.price).fill('120');
    await page.getByText(writing.draft.saved.split('{')[0]!).waitFor();
    await visitor.checkScreen('invoice-draft-saved');

    await moveTo(page, '/merchant/invoices');
    const drafts = page.getByRole('region', { name: writing.draft.title });
    await drafts.getByText('Дъбова маса').waitFor();
    await visitor.checkScreen('invoices-with-a-draft');
    await page.getByRole('link', { name: fill(writing.draft.resumeOf, { name: 'Иван Петров' }) }).click();
    await expect.poll(() => field(page, draft.name).inputValue()).toBe('Иван Петров');
    expect(await field(page, draft.price).inputValue()).toBe('120');
    await button(page, draft.submit).click();
    await page.getByText(fill(invoice.title, { number: '0000000001' }), { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Viber' }).waitFor();

    await pressAction(visitor, invoice.actions.copy);
    await page.getByText(fill(writing.copied, { number: '0000000001' })).waitFor();
    expect(await field(page, draft.name).inputValue()).toBe('Иван Петров');
    await moveTo(page, '/merchant/invoices');
    await page.getByRole('link', { name: '0000000001' }).waitFor();
    expect(await drafts.count()).toBe(0);
    expect(await page.getByText(invoices.none).count()).toBe(0);
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
