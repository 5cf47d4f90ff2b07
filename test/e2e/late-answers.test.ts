import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PublicPage } from '#contract/public-pages/public-pages.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { pressAction } from './steps/record-actions.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { pressThroughFault, shortenLimits, type Fault } from './steps/lose-answers.ts';
import { openLinkForm } from './steps/open-link-form.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { sendRegistration } from './steps/register.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { inBulgarian, inEnglish } from './walks.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

const countOf = async (
  from: string,
  bindings: Readonly<Record<string, string | number>>,
): Promise<number> => {
  const [row] = await plateno.database.rows<{ count: number }>(
    `select count(*)::int as count from ${from}`,
    bindings,
  );
  return row!.count;
};

const sell = async (amount: number): Promise<Readonly<{ email: string; paymentId: number }>> => {
  const merchant = await plateno.addMerchant();
  const link = await plateno.createLink(merchant, { amount, currency: 'EUR' });
  const { paymentId, sessionId } = await plateno.openCheckout(link);
  await plateno.control.pay({ session: sessionId });
  await plateno.drain();
  return { email: merchant.email, paymentId };
};

/** The gate loses the answer of each form once; the walks lose each in three ways. */
const faults = rowsToRun(['after', 'before', 'late'] as const satisfies Fault[]);

describe.each(
  rowsToRun([
    { walk: inBulgarian, viewport: phone },
    { walk: inEnglish, viewport: desktop },
  ]),
)('a form whose answer is lost, language $walk.language', ({ walk: { language, business }, viewport }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await plateno.welcome(language, viewport);
    await shortenLimits(visitor.page);
  });
  afterAll(async () => visitor.leave());
  const arrive = (username: string, secret: string, path: string): Promise<void> =>
    goOnSignedIn(visitor, plateno, { username, password: secret }, path);

  it.each(faults)('a registration is made once and goes on to the portal, lost %s', async (fault) => {
    const { page, messages } = visitor;
    await page.goto(`${plateno.url}/register${language === 'en' ? '?lang=en' : ''}`);
    // The script has taken the served page over before two waits run at once.
    await field(page, messages.registration.businessName).fill('');
    const email = `${fault}-${language}@example.bg`;
    await pressThroughFault(visitor, { path: /\/merchants\/register$/, fault }, async () => {
      await sendRegistration(visitor, { ...business, taxId: '', email });
      await page.waitForURL('**/login');
    });
    await button(page, messages.public.login.enter).click();
    await page.waitForURL('**/merchant');
    expect(await countOf('merchants where email = :email', { email })).toBe(1);
  });

  it.each(faults)('a payment link is made once and shown, lost %s', async (fault) => {
    const merchant = await plateno.addMerchant();
    await arrive(merchant.email, password, '/merchant/links');
    const { page, messages } = visitor;
    await openLinkForm(visitor);
    const form = page.getByRole('form', { name: messages.merchant.links.create });
    await field(form, messages.merchant.links.amount).fill('12,50');
    await pressThroughFault(visitor, { path: /\/payment-links\/me$/, fault }, async () => {
      await button(page, messages.merchant.links.submit).click();
      await page.getByText(messages.merchant.links.created).waitFor();
    });
    expect(await countOf('payment_links where merchant_id = :id', { id: merchant.id })).toBe(1);
  });

  it.each(['late', ...faults] as const)(
    'a refund is made once and shown in the portal, lost %s',
    async (fault) => {
      const { email, paymentId } = await sell(30);
      await arrive(email, password, `/merchant/payments/${paymentId}`);
      const { page, messages } = visitor;
      const { refund } = messages.payment;
      await pressAction(visitor, refund.action);
      const dialog = page.getByRole('dialog', { name: refund.title });
      await field(dialog, fill(refund.amount, { currency: 'EUR' })).fill('10');
      await pressThroughFault(visitor, { path: /\/refunds$/, fault }, async () => {
        await button(dialog, refund.submit).click();
        await dialog.waitFor({ state: 'detached' });
      });
      await page.getByText(messages.shared.status.refund.PARTIAL, { exact: true }).first().waitFor();
      expect((await plateno.payment(paymentId)).refundedAmount).toBe(10);
      expect(await countOf('refunds where payment_id = :paymentId', { paymentId })).toBe(1);
    },
  );

  it.each(faults)('a refund is made once and shown in the back office, lost %s', async (fault) => {
    const { paymentId } = await sell(30);
    await arrive('silviya', staffPassword, `/admin/payments/${paymentId}/show`);
    const { page, messages } = visitor;
    const { payments } = messages.admin;
    await button(page, payments.refund).click();
    const dialog = page.getByRole('dialog', { name: fill(payments.refundOf, { id: paymentId }) });
    await field(dialog, `${messages.resources.payments.fields.amount}, EUR`).fill('10');
    await pressThroughFault(visitor, { path: /\/refunds$/, fault }, async () => {
      await button(dialog, payments.refund).click();
      await page.getByText(payments.refunded).waitFor();
    });
    expect((await plateno.payment(paymentId)).refundedAmount).toBe(10);
    expect(await countOf('refunds where payment_id = :paymentId', { paymentId })).toBe(1);
  });

  it.each(faults)('a user is made once in the back office, lost %s', async (fault) => {
    await arrive('silviya', staffPassword, '/admin/users');
    const { page, messages } = visitor;
    const { fields } = messages.resources.users;
    const username = `kantora-${fault}-${language}`;
    await page.getByRole('link', { name: messages.admin.users.create }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, fields.username).fill(username);
    await field(dialog, fields.email).fill(`${username}@example.bg`);
    await field(dialog, fields.firstName).fill('Петя');
    await field(dialog, fields.lastName).fill('Колева');
    await field(dialog, fields.role).click();
    await page.getByRole('option', { name: messages.shared.role.ACCOUNTANT }).click();
    await field(dialog, fields.password).fill('дълга парола 2');
    await pressThroughFault(visitor, { path: /\/users$/, fault }, async () => {
      await button(dialog, messages.shared.save).click();
      await page.getByText(messages.admin.users.created, { exact: true }).waitFor();
    });
    expect(await countOf('users where username = :username', { username })).toBe(1);
  });

  it.each(faults)('an invoice is made once and shown, lost %s', async (fault) => {
    const merchant = await plateno.addMerchant();
    await arrive(merchant.email, password, '/merchant/invoices/new');
    const { page, messages } = visitor;
    const { invoice, draft } = messages.merchant;
    await page.getByRole('heading', { level: 1, name: draft.title }).waitFor();
    await button(page, messages.customer.add).click();
    await field(page, draft.name).fill('Книжарница „Хеликон“ ООД');
    await field(page, invoice.taxId).fill('831902088');
    await field(page, messages.merchant.profile.address).fill('гр. Пловдив, ул. „Райко Даскалов“ 3');
    await field(page, invoice.email).fill('kupuvach@example.com');
    const first = page.getByRole('group', { name: fill(draft.line, { place: 1 }) });
    await field(first, invoice.description).fill('Консултация');
    await field(first, invoice.quantity).fill('2');
    await field(first, draft.price).fill('40');
    await pressThroughFault(visitor, { path: /\/invoices$/, fault }, async () => {
      await button(page, messages.writing.submitAndSend).click();
      await page.getByText(fill(invoice.title, { number: '0000000001' }), { exact: true }).waitFor();
    });
    expect(await countOf('invoices where merchant_id = :id', { id: merchant.id })).toBe(1);
  });

  it.each(faults)('a transfer and a credit note are made once, lost %s', async (fault) => {
    const merchant = await plateno.addMerchant();
    const write = async (): Promise<Invoice> =>
      accepted(
        await merchant.api.post<Invoice>('/invoices', {
          currency: 'EUR',
          customer: { kind: 'PERSON', name: 'Иван Петров' },
          items: [{ description: 'Стол', quantity: 4, unitPrice: 30, taxRate: 0 }],
        }),
      );
    const paid = await write();
    await arrive(merchant.email, password, `/merchant/invoices/${paid.id}`);
    const { page, messages } = visitor;
    const { invoice } = messages.merchant;
    const dialog = page.getByRole('dialog', { name: invoice.transfer.title });
    await pressAction(visitor, invoice.actions.transfer);
    await pressThroughFault(visitor, { path: /\/payments$/, fault }, async () => {
      await button(dialog, invoice.transfer.submit).click();
      await page.getByText(invoice.transfer.done).waitFor();
    });
    const payments = accepted(await merchant.api.get<Invoice>(`/invoices/${paid.id}`)).payments;
    expect(payments.map(({ amount }) => amount)).toEqual([120]);

    const credited = await write();
    await moveTo(page, `/merchant/invoices/${credited.id}`);
    await pressAction(visitor, invoice.actions.creditNote);
    const credit = page.getByRole('dialog');
    await credit.getByLabel(messages.creditNote.whats.WHOLE).check();
    await field(credit, messages.creditNote.reason).fill('Върната стока');
    await pressThroughFault(visitor, { path: /\/credit-notes$/, fault }, async () => {
      await button(credit, messages.creditNote.submit).click();
      await page.getByText(fill(messages.creditNote.done, { number: '0000000003' })).waitFor();
    });
    expect(await countOf(`invoices where merchant_id = :id`, { id: merchant.id })).toBe(3);
  });
});

it('without a connection the pay page says so at once, and goes on to the card page when it is back', async () => {
  const merchant = await plateno.addMerchant();
  const link = await plateno.createLink(merchant, { amount: 12, currency: 'EUR' });
  const visitor = await plateno.welcome('bg', phone);
  const { page, messages } = visitor;
  await page.goto(link.paymentLinkUrl);
  await page.context().setOffline(true);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('alert').getByText(messages.pay.offline).waitFor();
  expect(await page.getByText(messages.pay.payFailed).count()).toBe(0);
  await page.context().setOffline(false);
  await page.waitForURL('**/c/pay/**');
  expect(await countOf('payments where payment_link_id = :id', { id: link.id })).toBe(1);
  await visitor.leave();
});

it('an amount of a public page whose answer is lost is sent again by the customer, and is paid once', async () => {
  const merchant = await plateno.addMerchant();
  const shown = {
    isOn: true,
    text: null,
    town: null,
    showsPhone: false,
    showsEmail: false,
    isIndexed: false,
  };
  const amounts = { takesAmounts: true, minAmount: 1, maxAmount: 100 };
  const { url } = accepted(
    await merchant.api.put<PublicPage>('/merchants/me/public-page', { ...shown, ...amounts }),
  );
  const visitor = await plateno.welcome('bg', phone);
  const { page } = visitor;
  await page.goto(url);
  await page.locator('[name=amount]').fill('12,50');
  let isLost = false;
  const { pathname } = new URL(url);
  await page.route(
    (asked) => asked.pathname === pathname,
    async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.continue();
      isLost = true;
      await route.fetch({ maxRedirects: 0 });
      return route.abort('connectionreset');
    },
  );
  await page.locator('button[type=submit]').click();
  // The page of the browser that says so is there.
  await page.waitForURL('chrome-error://**');
  expect(isLost).toBe(true);
  await page.goto(url);
  await page.locator('[name=amount]').fill('12,50');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/pay/**');
  await page.locator('button.pay').click();
  await page.waitForURL('**/c/pay/**');
  const owner = { id: merchant.id };
  // The first link is in no list, takes no money by itself, and gives way to newer ones.
  expect(await countOf('payments where merchant_id = :id', owner)).toBe(1);
  expect(accepted(await merchant.api.get<readonly object[]>('/payment-links/me'))).toEqual([]);
  await visitor.leave();
});
