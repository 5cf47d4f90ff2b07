import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';
import { registrationTexts } from '#web/shared/merchants/registration-texts.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('the profile in the portal, language %s', (language, viewport) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await plateno.welcome(language, viewport);
  });
  afterAll(async () => visitor.leave());

  it('a merchant sets taxes, bank account, invoice numbers, logo, password and sessions', async () => {
    const { email, api } = await plateno.addMerchant();
    const { page, messages } = visitor;
    const { validFrom, history, since } = registrationTexts[language];
    const { profile, fiscal, series, logo, invoice, sessions } = messages.merchant;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/settings/documents');

    const taxes = page.getByRole('form', { name: fiscal.title });
    await field(taxes, fiscal.vatRegistration).selectOption('FULL');
    await field(taxes, invoice.vatNumber).fill('BG175074751');
    await field(taxes, validFrom).fill('05/01/2025');
    await field(taxes, 'IBAN').fill('BG81 BNBG 9661 1020 3456 78');
    await button(taxes, messages.shared.save).click();
    await taxes.getByText('BG80BNBG96611020345678').waitFor();
    await visitor.checkScreen('profile-with-a-wrong-iban');
    await field(taxes, invoice.vatNumber).fill('BG175074752');
    await field(taxes, 'IBAN').fill('BG80 BNBG 9661 1020 3456 78');
    await button(taxes, messages.shared.save).click();
    await page.getByText(profile.saved).first().waitFor();
    expect(await field(taxes, 'IBAN').inputValue()).toBe('BG80BNBG96611020345678');
    await field(taxes, validFrom).waitFor({ state: 'detached' });

    await field(taxes, fiscal.vatRegistration).selectOption('ART_97A');
    await button(taxes, messages.shared.save).click();
    await page.getByRole('heading', { name: history }).waitFor();
    await page.getByText(fill(since, { day: '05/01/2025' })).waitFor();
    await visitor.checkScreen('profile-with-two-registrations');

    const numbers = page.getByRole('form', { name: series.title });
    await field(numbers, series.start).fill('500');
    await button(numbers, messages.shared.save).click();
    await page.getByText(fill(series.next, { number: '0000000500' })).waitFor();

    await moveTo(page, '/merchant/settings/brand');
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: pictureOf(2_100, 700) };
    await page.getByLabel(logo.file).setInputFiles(picture);
    const shown = page.getByRole('img', { name: /Дърво и камък/ });
    await shown.waitFor();
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(600);

    await visitor.checkScreen('brand-with-a-logo');
    await moveTo(page, '/merchant/settings/security');
    await page.getByText(sessions.current).waitFor();
    await button(page, sessions.endOthers).click();
    await page.getByText(sessions.ended).waitFor();
    await button(page, sessions.endOthers).waitFor({ state: 'detached' });
    expect((await api.get('/auth/session')).status).toBe(401);
    await visitor.checkScreen('security');
  });

  it('a merchant sees the reminders and pauses them for all invoices or for one', async () => {
    const { id, email, api } = await plateno.addMerchant();
    await plateno.database.rows(`update merchants set plan = 'GROWTH' where id = ${id}`);
    const owed = accepted(
      await api.post<Invoice>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
        items: [{ description: 'Услуга', quantity: 1, unitPrice: 40, taxRate: 0 }],
      }),
    );
    await plateno.database.rows(
      `insert into invoice_reminders (invoice_id, step, reminded_at) values (${owed.id}, 'AFTER_1', now())`,
    );
    const { page, messages } = visitor;
    const { reminders } = messages.merchant;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/settings/reminders');
    const panel = page.getByRole('region', { name: reminders.title });
    await panel.getByText(reminders.steps.AFTER_1).waitFor();
    await button(panel, reminders.pause).click();
    await panel.getByText(reminders.allPaused).waitFor();
    await visitor.checkScreen('profile-with-paused-reminders');
    await button(panel, reminders.resume).click();
    await button(panel, reminders.pause).waitFor();

    await panel.getByRole('link', { name: owed.invoiceNumber }).click();
    await page
      .getByText(fill(messages.merchant.invoice.title, { number: owed.invoiceNumber }), { exact: true })
      .waitFor();
    await button(panel, reminders.pause).click();
    await panel.getByText(reminders.onePaused).waitFor();
    await visitor.checkScreen('invoice-with-paused-reminders');
    await button(panel, reminders.resume).click();
    await button(panel, reminders.pause).waitFor();
    expect(await plateno.database.rows('select 1 from invoice_reminder_pauses')).toEqual([]);
  });

  it('a new password of a merchant replaces the old one', async () => {
    const { email } = await plateno.addMerchant();
    const { page, messages } = visitor;
    const { password: own } = messages.merchant.account;
    await goOnSignedIn(visitor, plateno, { username: email, password }, '/merchant/settings/account');
    const form = page.getByRole('form', { name: own.title });
    const change = async (current: string): Promise<void> => {
      await field(form, own.current).fill(current);
      await field(form, own.new).fill('съвсем друга парола 2');
      await button(form, own.submit).click();
    };
    await change('не е тази');
    await form.getByRole('alert').waitFor();
    await change(password);
    await page.getByText(own.changed).waitFor();
    const signedIn = await plateno
      .api()
      .post('/auth/login', { username: email, password: 'съвсем друга парола 2' });
    expect(signedIn.status).toBe(200);
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
