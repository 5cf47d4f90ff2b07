import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { formatDate } from '#web/shared/format/format-date.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';
const eik = '831902088';
const today = () => businessDateOf(new Date());

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

/** A paid advance of 100 euro and VAT. */
const paidAdvance = async (merchant: TestMerchant): Promise<Invoice> => {
  const customer = { kind: 'COMPANY', name: 'Хеликон ООД', address: 'Пловдив', taxId: eik };
  const items = [{ description: 'Капаро', quantity: 1, unitPrice: 100, taxRate: 20 }];
  const body = { currency: 'EUR', customer, items, advance: true };
  const advance = accepted(await merchant.api.post<Invoice>('/invoices', body));
  return accepted(await merchant.api.post<Invoice>(`/invoices/${advance.id}/payments`, { paidOn: today() }));
};

/** Types a customer and one line of 300 euro. */
const typeDraft = async ({ page, messages }: Visitor): Promise<void> => {
  const { invoice, draft, profile } = messages.merchant;
  await page.getByRole('heading', { level: 1, name: draft.title }).waitFor();
  await button(page, messages.customer.add).click();
  await field(page, draft.name).fill('Хеликон ООД');
  await field(page, profile.address).fill('Пловдив');
  await field(page, invoice.taxId).fill(eik);
  const line = page.getByRole('group', { name: fill(draft.line, { place: 1 }) });
  await field(line, invoice.description).fill('Кухня по поръчка');
  await field(line, draft.netPrice).fill('300');
};

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    1,
  ),
)('advances and instalments in the portal, language %s', (language, viewport) => {
  it('a merchant deducts a paid advance and splits what is left into instalments with links', async () => {
    const merchant = await plateno.addMerchant();
    await plateno.registerForVat(merchant.id);
    const { invoiceNumber } = await paidAdvance(merchant);
    const visitor = await plateno.sameVisitor(language, viewport);
    const { page, messages } = visitor;
    const { advance } = messages;
    const { draft } = messages.merchant;
    const account = { username: merchant.email, password };
    await goOnSignedIn(visitor, plateno, account, '/merchant/invoices/new');
    await typeDraft(visitor);
    const amount = language === 'bg' ? '120,00\u00a0€' : '€120.00';
    const choice = fill(advance.one, { number: invoiceNumber, date: formatDate(today()), amount });
    await page.getByLabel(choice).check();
    const preview = page.getByRole('region', { name: draft.preview });
    await preview.getByText(fill(advance.deducted, { number: invoiceNumber })).waitFor();
    await preview
      .getByText(language === 'bg' ? '240,00\u00a0€' : '€240.00')
      .first()
      .waitFor();
    await page.getByLabel(advance.plan).check();
    const second = page.getByRole('group', { name: fill(advance.part, { place: 2 }) });
    expect(await field(second, advance.amount).inputValue()).toBe(language === 'bg' ? '120,00' : '120.00');
    await visitor.checkScreen('final-invoice-with-an-advance-and-instalments');
    await field(second, advance.amount).fill('119');
    await button(page, draft.submit).click();
    await page.getByRole('alert').getByText('240').first().waitFor();
    await button(page, advance.split).click();
    await button(page, draft.submit).click();

    await page.getByRole('heading', { name: advance.list }).waitFor();
    for (const place of [1, 2])
      await page.getByRole('button', { name: fill(advance.copy, { place }) }).waitFor();
    await page.getByText(invoiceNumber).first().waitFor();
    await visitor.checkScreen('final-invoice-in-instalments');
  });

  it('a merchant writes an advance invoice, and one that is deducted names the final invoice', async () => {
    const merchant = await plateno.addMerchant();
    await plateno.registerForVat(merchant.id);
    const visitor = await plateno.sameVisitor(language, viewport);
    const { page, messages } = visitor;
    const { advance } = messages;
    const account = { username: merchant.email, password };
    await goOnSignedIn(visitor, plateno, account, '/merchant/invoices/new');
    await typeDraft(visitor);
    await page.getByText(messages.writing.more).click();
    await page.getByText(advance.none).waitFor();
    await page.getByLabel(advance.switch).check();
    await button(page, messages.merchant.draft.submit).click();
    await page.getByText(advance.isAdvance).waitFor();

    const paid = await paidAdvance(merchant);
    const customer = { kind: 'COMPANY', name: 'Хеликон ООД', address: 'Пловдив', taxId: eik };
    const items = [{ description: 'Кухня', quantity: 1, unitPrice: 300, taxRate: 20 }];
    const dueDate = addDays(today(), 10);
    const body = { currency: 'EUR', customer, items, dueDate, advances: [paid.id] };
    const final = accepted(await merchant.api.post<Invoice>('/invoices', body));
    await moveTo(page, `/merchant/invoices/${paid.id}`);
    await page.getByText(advance.deductedIn).waitFor();
    const link = page.getByRole('link', { name: `№ ${final.invoiceNumber}` });
    expect(await link.getAttribute('href')).toBe(`/merchant/invoices/${final.id}`);
    await visitor.checkScreen('deducted-advance');
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
