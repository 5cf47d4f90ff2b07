import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { formatDate } from '#web/shared/format/format-date.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

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
)('rates and grounds in the portal, language %s', (language, viewport) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await plateno.welcome(language, viewport);
  });
  afterAll(async () => visitor.leave());

  it('a merchant writes to a German company with the grounds that fit, a discount and a day of supply', async () => {
    const { id, email } = await plateno.addMerchant();
    await plateno.registerForVat(id);
    const { page, messages } = visitor;
    const { invoice, draft, profile } = messages.merchant;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/invoices/new');
    await button(page, messages.customer.add).click();
    await field(page, draft.name).fill('Acme GmbH');
    await field(page, profile.address).fill('Hauptstr. 1, Berlin');
    await field(page, draft.country).selectOption('DE');
    const line = page.getByRole('group', { name: fill(draft.line, { place: 1 }) });
    await field(line, invoice.description).fill('Стока');
    await field(line, draft.netPrice).fill('100');
    await field(line, draft.discount).fill('12,5');
    await field(line, draft.vat).selectOption('0');
    const ground = field(line, draft.ground);
    const offered = () =>
      ground.locator('option').evaluateAll((options) => options.map((each) => each.textContent));
    expect(await offered()).not.toContain(draft.grounds.ART_53);
    expect(await offered()).toContain(draft.grounds.ART_41);
    await field(page, invoice.vatNumber).fill('DE123456789');
    await page.getByText(draft.vatStates.INVALID).waitFor();
    expect(await offered()).toContain(draft.grounds.ART_53);
    expect(await offered()).not.toContain(draft.grounds.ART_28);
    await ground.selectOption('ART_53');
    const yesterday = addDays(businessDateOf(new Date()), -1);
    await page.getByText(messages.writing.more).click();
    await field(page, invoice.taxEventDate).fill(formatDate(yesterday));
    await visitor.checkScreen('invoice form to another member state');
    await button(page, draft.submit).click();
    await page.getByText(fill(invoice.vatCheck, { state: invoice.vatCheckStates.INVALID })).waitFor();
    await page.getByText(formatDate(yesterday)).waitFor();
    await page.getByText(/53/).first().waitFor();
    await visitor.checkScreen('invoice to another member state');
  });

  it('a ground that no longer fits the buyer is cleared and asked for again', async () => {
    const { id, email } = await plateno.addMerchant();
    await plateno.registerForVat(id);
    const { page, messages } = visitor;
    const { draft } = messages.merchant;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/invoices/new');
    await button(page, messages.customer.add).click();
    await field(page, draft.country).selectOption('US');
    await field(page, draft.vat).selectOption('0');
    const ground = field(page, draft.ground);
    await ground.selectOption('ART_28');
    await field(page, draft.country).selectOption('BG');
    await expect.poll(() => ground.inputValue()).toBe('');
  });

  it('a link has the rate and the ground that the merchant chose', async () => {
    const { id, email } = await plateno.addMerchant();
    await plateno.registerForVat(id);
    const { page, messages } = visitor;
    const { draft, links } = messages.merchant;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/links#new');
    const form = page.getByRole('form', { name: links.create });
    await field(form, links.amount).fill('109');
    await form.getByText(messages.link.more).click();
    await field(form, messages.link.rate).selectOption('0');
    await button(page, links.submit).click();
    await field(form, draft.ground).selectOption('ART_41');
    await visitor.checkScreen('link form with a ground');
    await button(page, links.submit).click();
    await page.getByText(links.created).waitFor();
    const [link] = await plateno.database.rows<{ id: number }>(
      'select id from payment_links where merchant_id = ?',
      [id],
    );
    await moveTo(page, `/merchant/links/${link!.id}`);
    const rate = page.getByText(new RegExp(`^${messages.merchant.invoice.exempt}, `));
    expect(await rate.textContent()).toMatch(/41/);
    await visitor.checkScreen('link with a ground');
  });
});

it('the screens with rates and grounds have no accessibility faults and log no errors', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
