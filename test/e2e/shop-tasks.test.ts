import { readFile } from 'node:fs/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { addDays, businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import { Clock } from '#kernel/clock.ts';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import { tamperWith } from '#test/faults/support/tamper-with.ts';
import { accountantSteps } from '#test/integration/modules/accountants/accountants-fixture.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { button, field } from './steps/fields.ts';
import { recordIn, shownRecord } from './steps/lists.ts';
import { mailedLink } from './steps/mailed-link.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { beyondBest } from './support/task-count.ts';
import { euro, taskWalks } from './support/task-walks.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const payer = 'Мария Георгиева';
const daySeconds = 86_400;
const today = businessDateOf(new Date());

let plateno: Installation;
let walks: ReturnType<typeof taskWalks>;
/** Has all that the tasks are about. */
let shop: TestMerchant;

const openAccount = async (merchantId: number): Promise<void> => {
  const sandboxUrl = plateno.env['STRIPE_API_URL']!;
  const { hostname, port } = new URL(sandboxUrl);
  const stripe = new Stripe(plateno.env['STRIPE_SECRET_KEY']!, { host: hostname, port, protocol: 'http' });
  await plateno.addProviderAccount(merchantId, await onboardAccount(stripe, { merchantId, sandboxUrl }));
};

const takePayouts = async (): Promise<void> => {
  await plateno.control.settleNow();
  await plateno.control.advanceClock(4 * daySeconds);
  await plateno.application.resolve(ImportDuePayouts).execute();
  await plateno.control.resetClock();
};

/** An unpaid invoice to a stored customer, who has this e-mail address. */
const write = async (name: string, unitPrice: number, email: string): Promise<Invoice> => {
  const about = { kind: 'PERSON', name, email, country: 'BG' };
  const { id } = accepted(await shop.api.post<Customer>('/customers/me', about));
  return accepted(
    await shop.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: about,
      customerId: id,
      items: [{ description: 'Дъбова маса', quantity: 1, unitPrice, taxRate: 20 }],
    }),
  );
};

/** Frozen rows of a document get other days and another status. */
const change = (
  { id }: Invoice,
  columns: Readonly<{ issueDate?: BusinessDate; dueDate: BusinessDate; status: string }>,
): Promise<void> =>
  tamperWith(plateno.database, {
    tables: ['invoices'],
    statements: [
      `update invoices set issue_date = coalesce(cast(:issueDate as date), issue_date), due_date = :dueDate,
         status = :status where id = :id`,
    ],
    bindings: { id, issueDate: null, ...columns },
  });

beforeAll(async () => {
  plateno = await openInstallation({ writesToUsers: true, variables: { STRIPE_ROUTING: 'direct' } });
  walks = taskWalks(plateno);
  shop = await accountantSteps(plateno).addComplete('Работилница „Дърво“ ООД');
  await openAccount(shop.id);
  const checkout = await walks.payBy(shop, 35, cards.paid, { customerName: payer });
  await plateno.returnPaid(checkout);
  await takePayouts();
});
afterAll(async () => plateno.close());

/** An entry of the menu beside the page. */
const menuEntry = ({ page, messages }: Visitor, name: keyof Visitor['messages']['merchant']['nav']) =>
  page.getByRole('navigation').getByRole('link', { name: messages.merchant.nav[name], exact: true });

it.each([
  ['an owner from the home page with two presses', 'OWNER', 'saleAtCounter'],
  ['a cashier, whose first page is the counter, with one press', 'CASHIER', 'saleOfCashier'],
] as const)(
  '20 € are paid at the counter: %s and the amount, and the screen turns green',
  async (_, role, best) => {
    let { email } = shop;
    if (role === 'CASHIER') {
      const { userId } = await plateno.addMember(shop, role);
      const [row] = await plateno.database.rows<{ email: string }>(
        'select email from users where id = :userId',
        { userId },
      );
      ({ email } = row!);
    }
    const { page, messages, task } = await walks.arriveAsMember({ email }, phone);
    const { counter, merchant } = messages;
    const bar = page.getByRole('navigation', { name: merchant.nav.mainPages });
    if (role === 'OWNER') await task.press(bar.getByRole('link', { name: merchant.nav.counter }));
    const keys = page.getByRole('group', { name: counter.keypad });
    await task.fillBy(button(keys, '2'), button(keys, '0'));
    await task.press(button(page, counter.show));
    await page.getByText(counter.waiting).waitFor();
    expect(beyondBest(task, best)).toEqual([]);

    const [link] = accepted(await shop.api.get<PaymentLink[]>('/payment-links/me'));
    expect(link!.amount).toBe(20);
    const checkout = await plateno.openCheckout(link!);
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnPaid(checkout);
    const screen = page.getByRole('dialog');
    await screen.getByText(counter.paid, { exact: true }).waitFor();
    expect(await screen.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe(
      'rgb(21, 92, 55)',
    );
    await button(screen, counter.next).click();
  },
);

it.each([
  ['on a desktop', desktop],
  ['on a phone', phone],
] as const)(
  'a payer is found by half of the name with two presses and one field, %s',
  async (_, viewport) => {
    const { page, messages, task } = await walks.arriveAsMember(shop, viewport);
    await page.getByRole('heading', { level: 1, name: messages.merchant.home.title }).waitFor();
    if (viewport === desktop) await task.pressKeys('Control+k');
    else await task.press(page.getByRole('button', { name: messages.shared.search.open }));
    await task.fill(page.getByRole('combobox', { name: messages.merchant.search.hint }), 'георг');
    const option = page.getByRole('option', { name: payer }).first();
    await option.waitFor();
    if (viewport === desktop) await task.pressKeys('Enter');
    else await task.press(option);
    await page.waitForURL(/\/merchant\/payments\/\d+/);
    await page.getByRole('definition').filter({ hasText: payer }).first().waitFor();
    expect(beyondBest(task, 'payerByHalfName')).toEqual([]);
  },
);

it('what is in the payout is read with one press', async () => {
  const { page, messages, task } = await walks.arriveAsMember(shop, phone);
  const { payouts } = messages;
  const [payout] = await plateno.database.rows<{ id: number }>('select id from payouts');
  await task.press(page.locator(`a[href$="/merchant/payouts/${payout!.id}"]`));
  await page.getByRole('rowheader', { name: payouts.content.total }).waitFor();
  await page.getByText(payer).first().waitFor();
  expect(beyondBest(task, 'contentOfPayout')).toEqual([]);
});

it('who owes most is read first among the customers, with two presses', async () => {
  await write('Малък длъжник', 10, 'malak@example.bg');
  await write('Голям длъжник', 300, 'golyam@example.bg');
  await write('Среден длъжник', 50, 'sreden@example.bg');
  const { page, messages, task } = await walks.arriveAsMember(shop, phone);
  const { customer, merchant } = messages;
  await task.press(button(page.getByRole('navigation', { name: merchant.nav.mainPages }), merchant.nav.more));
  await task.press(page.getByRole('dialog').getByRole('link', { name: merchant.nav.customers, exact: true }));
  const rows = page.getByRole('list', { name: customer.list, exact: true }).getByRole('listitem');
  await rows
    .first()
    .getByText(fill(customer.owes, { amount: euro(360) }))
    .waitFor();
  const owing = (await rows.allTextContents()).filter((text) => text.includes('длъжник'));
  expect(owing.map((text) => /(Голям|Среден|Малък)/.exec(text)![0])).toEqual(['Голям', 'Среден', 'Малък']);
  expect(beyondBest(task, 'whoOwes')).toEqual([]);
});

it('the invoice of last month is issued again and sent with four presses', async () => {
  const email = 'naem@example.bg';
  const invoice = await write('Наемател', 40, email);
  accepted(await shop.api.post(`/invoices/${invoice.id}/send-email`, { email }));
  accepted(
    await shop.api.post(`/invoices/${invoice.id}/payments`, { kind: 'TRANSFER', amount: 48, paidOn: today }),
  );
  const then = addDays(firstOfMonth(today), -10);
  await change(invoice, { issueDate: then, dueDate: then, status: 'PAID' });
  await plateno.drain();
  const visitor = await walks.arriveAsMember(shop, desktop);
  const { page, messages, task } = visitor;
  const { merchant, writing } = messages;
  await task.press(menuEntry(visitor, 'invoices'));
  await task.press(recordIn(visitor, merchant.invoices.title, 'Наемател').getByRole('link').first());
  await task.press(
    shownRecord(visitor).getByRole('link', { name: merchant.invoice.actions.copy, exact: true }),
  );
  await page.getByText(fill(writing.copied, { number: invoice.invoiceNumber })).waitFor();
  await task.press(button(page, writing.submitAndSend));
  const number = String(Number(invoice.invoiceNumber) + 1).padStart(10, '0');
  await page.getByText(fill(writing.issuedAndSent, { number, email }), { exact: true }).waitFor();
  await walks.mailTo(email, number);
  expect(beyondBest(task, 'copyOfInvoice')).toEqual([]);
});

it('an offer to a company by its EIK is written and sent with three presses and three fields, as an invoice is', async () => {
  const email = 'helikon@example.bg';
  const company = { kind: 'COMPANY', name: 'Книжарница „Хеликон“ ООД', taxId: '831902088', email };
  const place = { city: 'Пловдив', address: 'ул. „Роза“ 1' };
  accepted(await shop.api.post('/customers/me', { ...company, ...place }));
  const visitor = await walks.arriveAsMember(shop, desktop);
  const { page, messages, task } = visitor;
  const { merchant, customer, proforma } = messages;
  await task.press(menuEntry(visitor, 'invoices'));
  await task.press(page.getByRole('link', { name: merchant.invoices.writeOffer, exact: true }));
  await task.fill(page.getByRole('combobox', { name: customer.pick.customer }), company.taxId);
  await page.getByText('Пловдив, ул. „Роза“ 1').first().waitFor();
  await task.fill(field(page, merchant.invoice.description), 'Кухня по поръчка');
  await task.fill(field(page, merchant.draft.netPrice), '1200');
  await task.press(button(page, proforma.form.submitAndSend));
  const about = { kind: proforma.kinds.OFFER, number: '0000000001', email };
  await page.getByText(fill(proforma.form.sent, about), { exact: true }).waitFor();
  await walks.mailTo(email, 'Работилница');
  const [row] = await plateno.database.rows(
    'select kind, state from proformas where number = :number',
    about,
  );
  expect(row).toEqual({ kind: 'OFFER', state: 'SENT' });
  expect(beyondBest(task, 'offerByEik')).toEqual([]);
});

it('an invoice is repeated each month with three presses', async () => {
  const invoice = await write('Абонат', 50, 'abonat@example.bg');
  const visitor = await walks.arriveAsMember(shop, phone, `/merchant/invoices/${invoice.id}`);
  const { page, messages, task } = visitor;
  const { merchant, lists, schedule } = messages;
  await task.press(button(page.locator('[data-actions]'), lists.actions.more));
  await task.press(button(page, merchant.invoice.actions.repeat));
  await task.press(button(page.getByRole('dialog'), schedule.form.submit));
  await page.waitForURL(/\/merchant\/schedules\/\d+$/);
  const [row] = await plateno.database.rows<{ every: string; day: number | null; state: string }>(
    `select every, day, state from schedules where customer_name = 'Абонат'`,
  );
  const day = Number(today.slice(8));
  expect(row).toEqual({ every: 'MONTH', day: day > 28 ? null : day, state: 'ACTIVE' });
  expect(beyondBest(task, 'repeatOfInvoice')).toEqual([]);
});

it('the customer of an overdue invoice is reminded with three presses', async () => {
  const email = 'zabraven@example.bg';
  const invoice = await write('Забравен', 70, email);
  await change(invoice, { dueDate: addDays(today, -3), status: 'OVERDUE' });
  const { page, messages, task } = await walks.arriveAsMember(shop, phone);
  const { nextStep, merchant } = messages;
  const [one] = nextStep.now.COLLECT_OVERDUE.action.split(' |||| ');
  await task.press(page.getByRole('link', { name: one!, exact: true }));
  await task.press(button(page, merchant.invoice.actions.remind));
  const dialog = page.getByRole('dialog');
  await task.press(button(dialog, merchant.invoice.actions.remind));
  await page.getByText(fill(merchant.invoice.remind.sent, { email })).waitFor();
  await walks.mailTo(email, invoice.invoiceNumber);
  expect(beyondBest(task, 'reminder')).toEqual([]);
});

it('a cashier is invited with four presses and one field', async () => {
  const email = 'nova-kasa@example.bg';
  const visitor = await walks.arriveAsMember(shop, desktop);
  const { page, messages, task } = visitor;
  const { invite } = messages.team;
  await task.press(menuEntry(visitor, 'settings'));
  await task.press(page.getByRole('main').getByRole('link').filter({ hasText: messages.merchant.nav.team }));
  await task.press(button(page, invite.action));
  const dialog = page.getByRole('dialog');
  await task.fill(field(dialog, invite.email), email);
  await task.press(button(dialog, invite.submit));
  await page.getByText(fill(invite.sent, { email })).waitFor();
  await mailedLink(plateno, email, 'invitation');
  const [invitation] = await plateno.database.rows('select role from invitations where email = :email', {
    email,
  });
  expect(invitation).toEqual({ role: 'CASHIER' });
  expect(beyondBest(task, 'invitationOfCashier')).toEqual([]);
});

it('the poster of a link is downloaded with three presses', async () => {
  await plateno.createLink(shop, { amount: 15, description: 'Сувенири' });
  const visitor = await walks.arriveAsMember(shop, desktop);
  const { page, messages, task } = visitor;
  const { links } = messages.merchant;
  await task.press(menuEntry(visitor, 'links'));
  const row = recordIn(visitor, links.list, 'Сувенири');
  await task.press(row.getByRole('button', { name: links.qr }));
  const arriving = page.waitForEvent('download');
  await task.press(button(page.getByRole('dialog'), messages.link.download.poster));
  const { pages, size, text } = await readPdf(await readFile(await (await arriving).path()));
  expect({ pages, size }).toEqual({ pages: 1, size: [298, 420] });
  expect(text).toContain('Сувенири');
  expect(beyondBest(task, 'poster')).toEqual([]);
});

it('everything of the business is archived with three presses from the home page, and downloaded with one more', async () => {
  const merchant = await plateno.addMerchant();
  const visitor = await walks.arriveAsMember(merchant, desktop);
  const { page, messages, task } = visitor;
  const { archive } = messages.leave;
  const { title } = messages.settings.pages.leave;
  await task.press(menuEntry(visitor, 'settings'));
  await task.press(page.getByRole('main').getByRole('link').filter({ hasText: title }).first());
  await task.press(button(page, archive.make));
  await page.getByText(archive.begun).waitFor();
  expect(beyondBest(task, 'archiveOfAll')).toEqual([]);

  const download = page.getByRole('button', { name: archive.download.split('{')[0]!.trim() });
  await download.waitFor({ timeout: 60_000 });
  const arriving = page.waitForEvent('download');
  await download.click();
  expect((await arriving).suggestedFilename()).toMatch(/^plateno-.+\.zip$/);
});

/** On the fifth day of a month, by the server's clock: the month before waits for the accountant. */
it('last month reaches the accountant with two presses from the home page', async () => {
  const { addComplete, payAt } = accountantSteps(plateno);
  const merchant = await addComplete('Мебели ЕООД');
  await openAccount(merchant.id);
  await payAt(merchant.id, new Date().toISOString(), 12_000);
  const recipient = 'kantora@example.bg';
  accepted(await merchant.api.put('/months/me/settings', { recipient, sendsItself: false }));
  const fifth = new Date(`${addDays(firstOfMonth(addDays(firstOfMonth(today), 31)), 4)}T09:00:00Z`);
  const clock = vi.spyOn(plateno.application.resolve(Clock), 'now').mockReturnValue(fifth);
  onTestFinished(() => clock.mockRestore());
  const { page, messages, task } = await walks.arriveAsMember(merchant, phone);
  await task.press(page.getByRole('link', { name: messages.nextStep.now.CLOSE_MONTH.action, exact: true }));
  await task.press(button(page, messages.months.closeAndSend));
  await page.getByText(fill(messages.months.sent, { email: recipient })).waitFor();
  await walks.mailTo(recipient, 'Мебели ЕООД');
  expect(beyondBest(task, 'lastMonthToAccountant')).toEqual([]);
});

it('no browser of the tasks logs an error', () => {
  expect(plateno.complaints()).toEqual([]);
});
