import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { messages as serverMessages } from '#messages/message-catalogue.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { desktop, phone } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

/** All that a payment would leave behind. */
const traces = () =>
  plateno.database.rows(`select
    (select count(*) from payments) as payments, (select count(*) from payment_attempts) as attempts,
    (select count(*) from ledger_entries) as ledger, (select count(*) from invoices) as invoices,
    (select count(*) from invoice_series) as numbers, (select count(*) from invoice_deliveries) as mails,
    (select json_agg(l.status order by l.id) from payment_links l) as links`);

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('a link in test mode, language %s', (language, viewport) => {
  it('a merchant that waits for approval sees what a customer will see, and nothing is stored or sent', async () => {
    const say = (code: string): string => serverMessages.say(language, `links.trial.${code}`);
    const { email } = await plateno.registerMerchant();
    await plateno.verifyEmail(email);
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    await openSignedIn(visitor, plateno, { username: email, password }, '/merchant');
    const api = plateno.api(await plateno.signIn(email));
    const link = accepted(
      await api.post<PaymentLink>('/payment-links/me', { amount: 35, currency: 'EUR', description: 'Букет' }),
    );
    const before = await traces();
    await moveTo(page, '/merchant');
    await button(page, messages.nextStep.now.GET_APPROVED.action).click();

    await page.getByText(say('ribbon')).waitFor();
    await page.getByText('Букет').first().waitFor();
    await field(page, messages.pay.request.name).fill('Мария');
    await visitor.checkScreen('link-in-test-mode');
    const trialUrl = page.url();
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { name: say('paid') }).waitFor();
    await page.getByText(say('stamp')).waitFor();
    await visitor.checkScreen('paid-in-test-mode');
    const pdf = await page.request.get(
      new URL((await page.getByRole('link', { name: say('document') }).getAttribute('href'))!, plateno.url)
        .href,
    );
    expect((await readPdf(await pdf.body())).text).toContain('Букет');
    expect(await traces()).toEqual(before);
    expect(plateno.mailbox.mails.filter(({ to }) => !to.includes(email))).toEqual([]);

    // A customer with the link sees what the status of the merchant says.
    const customer = await plateno.welcome(language, viewport);
    await customer.page.goto(`${link.paymentLinkUrl}?lang=${language}`);
    await customer.page
      .getByRole('heading', { name: messages.pay.problem['merchant-pending'].title })
      .waitFor();
    // A changed URL opens nothing.
    const changed = await customer.page.request.get(trialUrl.replace(/\/try\/..../, '/try/AAAA'));
    expect([changed.status(), (await changed.text()).includes(say('over'))]).toEqual([410, true]);
    await customer.leave();
    await page
      .getByRole('link', { name: say('back') })
      .first()
      .click();
    await page.waitForURL(`**/merchant/links/${link.id}`);
    await visitor.leave();
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
