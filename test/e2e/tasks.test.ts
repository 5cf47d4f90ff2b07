import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MonthDetails } from '#contract/closing/months.ts';
import { Jobs, jobType } from '#kernel/jobs.ts';
import { monthBefore } from '#kernel/month.ts';
import { messages as serverMessages } from '#messages/message-catalogue.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { camtOf } from '#test/integration/modules/banking/bank-files.ts';
import { bankSteps } from '#test/integration/modules/banking/banking-fixture.ts';
import { accountantSteps } from '#test/integration/modules/accountants/accountants-fixture.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { recordIn } from './steps/lists.ts';
import { mailedLink } from './steps/mailed-link.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { beyondBest } from './support/task-count.ts';
import { euro, taskWalks } from './support/task-walks.ts';
import { desktop, phone } from './support/visitor.ts';

let plateno: Installation;
let walks: ReturnType<typeof taskWalks>;
beforeAll(async () => {
  plateno = await openInstallation({ writesToMerchants: true });
  walks = taskWalks(plateno);
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

const arriveAsAdmin = (path = '/admin') =>
  walks.goOn(desktop, { username: 'silviya', password: staffPassword }, path);

/**
 * From /register to a link in the hands of a customer who pays it. The steps of the payer are a task of their own.
 * Confirming the e-mail address, two presses, is a condition neither of the approval nor of the payment.
 */
it('a new merchant reaches the first paid link with four presses and six fields', async () => {
  const { page, messages, task, leave } = await walks.arrive(phone);
  const { registration, merchant: portal } = messages;
  const email = 'nova@example.bg';
  await page.goto(`${plateno.url}/register`);
  await task.fill(field(page, registration.businessName), 'Цветарница „Нова“');
  await task.fill(field(page, registration.address), 'гр. София, ул. „Шипка“ 4');
  await task.fill(field(page, registration.email), email);
  await task.fill(field(page, registration.phoneNumber), '0888 123 456');
  await task.fill(field(page, registration.password), password);
  await task.press(button(page, registration.submit));
  await page.getByText(registration.succeeded).waitFor();
  const [registered] = await plateno.database.rows<{ id: number }>(
    'select id from merchants where email = :email',
    { email },
  );
  await plateno.activate(registered!.id);

  await task.openMailed(await mailedLink(plateno, email, 'merchant/links'));
  await task.fill(field(page, portal.links.amount), '35');
  await task.press(button(page, portal.links.submit));
  await task.press(button(page, `${messages.shared.copy} : ${portal.links.copyUrl}`));
  await button(page, `${messages.shared.copied} : ${portal.links.copyUrl}`).waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(beyondBest(task, 'firstPaidLink')).toEqual([]);

  const payer = await plateno.welcome('bg', phone);
  await payer.page.goto(url);
  await payer.page.locator('form button[type=submit]').click();
  await button(payer.page, 'Apple Pay').click();
  await payer.page.getByRole('heading', { name: messages.return.success.title }).waitFor();
  await payer.leave();
  await leave();
});

/** From the home page of the portal. The customer is stored, which is how the EIK brings name, address and e-mail. */
it('an invoice to a company by its EIK is issued and sent with three presses and three fields', async () => {
  const merchant = await plateno.addMerchant();
  const email = 'helikon@example.bg';
  const company = { kind: 'COMPANY', name: 'Книжарница „Хеликон“ ООД', taxId: '831902088', email };
  accepted(
    await merchant.api.post('/customers/me', { ...company, city: 'Пловдив', address: 'ул. „Роза“ 1' }),
  );
  const { page, messages, task } = await walks.arriveAsMember(merchant, desktop);
  const { nav, invoices, invoice, draft } = messages.merchant;
  await task.press(page.getByRole('navigation').getByRole('link', { name: nav.invoices, exact: true }));
  await task.press(page.getByRole('link', { name: invoices.write }));
  await task.fill(page.getByRole('combobox', { name: messages.customer.pick.customer }), company.taxId);
  await page.getByText(fill(messages.customer.pick.picked, { name: company.name })).waitFor();
  await page.getByText('Пловдив, ул. „Роза“ 1').first().waitFor();
  await task.fill(field(page, invoice.description), 'Консултация');
  await task.fill(field(page, draft.price), '120');
  await task.press(button(page, messages.writing.submitAndSend));
  await page
    .getByText(fill(messages.writing.issuedAndSent, { number: '0000000001', email }), { exact: true })
    .waitFor();
  await walks.mailTo(email, '0000000001');
  expect(beyondBest(task, 'invoiceByEik')).toEqual([]);
});

/** From the home page of the portal. What is sure is matched without a press. */
it('the statement of yesterday is matched with three presses', async () => {
  const merchant = await bankSteps(plateno).addBanked();
  const write = async (name: string) =>
    accepted(
      await merchant.api.post<Invoice>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'PERSON', name },
        items: [{ description: 'Консултация', quantity: 1, unitPrice: 120, taxRate: 0 }],
      }),
    );
  const { invoiceNumber, issueDate: on } = await write('Мария Георгиева');
  await write('Иван Петров');
  const content = camtOf({
    iban: merchant.iban,
    lines: [
      { on, amount: 120, name: 'Мария Георгиева', text: `Фактура ${invoiceNumber}`, reference: 'A' },
      { on, amount: 120, name: 'ИВАН ПЕТРОВ', text: 'консултация', reference: 'B' },
    ],
  });
  const { page, messages, task } = await walks.arriveAsMember(merchant, phone);
  const { nav } = messages.merchant;
  await task.press(page.getByRole('link', { name: nav.payments, exact: true }).first());
  await task.press(page.getByRole('link', { name: nav.bank, exact: true }));
  await task.giveFile(page.locator('input[type=file]'), 'izvlechenie.xml', content);
  await task.press(page.getByRole('list', { name: messages.bank.list }).getByRole('button').first());
  await page.getByText(/Свързано: Фактура/).waitFor();
  const states = (await bankSteps(plateno).linesOf(merchant)).map(({ state }) => state);
  expect(states).toEqual(['MATCHED', 'MATCHED']);
  expect(beyondBest(task, 'statementMatched')).toEqual([]);
});

/** From the home page of the portal, where the payment is among the newest. */
it('half of a payment is refunded with three presses and one field, and what is left is shown', async () => {
  const merchant = await plateno.addMerchant();
  const checkout = await walks.payBy(merchant, 35, cards.paid, { customerName: 'Мария Георгиева' });
  await plateno.returnPaid(checkout);
  const visitor = await walks.arriveAsMember(merchant, phone);
  const { page, messages, task } = visitor;
  const { refund, refunds } = messages.payment;
  const partial = messages.shared.status.refund.PARTIAL;
  await task.press(
    page.getByRole('link', { name: new RegExp(`Мария.*${messages.shared.status.payment.SUCCEEDED}`) }),
  );
  await task.press(button(page, refund.action));
  const dialog = page.getByRole('dialog');
  await task.fillBy(button(dialog, refund.half));
  const amount = field(dialog, fill(refund.amount, { currency: 'EUR' }));
  await expect.poll(() => amount.inputValue()).toBe('17,50');
  await task.press(button(dialog, refund.submit));
  await dialog.waitFor({ state: 'detached' });
  expect(beyondBest(task, 'refundOfHalf')).toEqual([]);
  await page.getByText(partial, { exact: true }).waitFor();
  await page.getByText(fill(refunds.left, { amount: euro(17.5) })).waitFor();
  await visitor.checkScreen('task-refunded-half', ['light']);
  await moveTo(page, '/merchant/payments');
  const row = recordIn(visitor, messages.merchant.payments.title, 'Мария Георгиева');
  await row.getByText(partial, { exact: true }).waitFor();
  await row.getByText(fill(messages.lists.leftOfPayment, { amount: euro(17.5) })).waitFor();
  await visitor.checkScreen('task-refunded-half-in-list', ['light']);
});

/** From the home page of the portal. */
it('the takings of last month are read with one press', async () => {
  const { payAt } = accountantSteps(plateno);
  const merchant = await plateno.addMerchant();
  const month = monthBefore(new Date());
  await payAt(merchant.id, `${month}-03T09:00:00Z`, 12_000);
  await payAt(merchant.id, `${month}-28T18:00:00Z`, 4_050);
  await plateno.returnPaid(await walks.payBy(merchant, 50, cards.paid));
  const { page, messages, task } = await walks.arriveAsMember(merchant, phone);
  const { takings } = messages.merchant;
  const panel = page.getByRole('region', { name: takings.title, exact: true });
  await panel.getByText(euro(50), { exact: true }).first().waitFor();
  await task.press(button(panel, takings.earlier));
  await panel.getByText(euro(160.5), { exact: true }).first().waitFor();
  expect(beyondBest(task, 'takingsOfLastMonth')).toEqual([]);
});

/** An accountant is stored and months send themselves: the job of the 1st closes and mails the month. */
it('a month reaches the accountant without a press', async () => {
  const { addComplete, payAt } = accountantSteps(plateno);
  const merchant = await addComplete('Агро ЕООД');
  const month = monthBefore(new Date());
  await payAt(merchant.id, `${month}-15T09:00:00Z`, 12_000);
  const recipient = 'schetovodstvo@example.bg';
  accepted(await merchant.api.put('/months/me/settings', { recipient, sendsItself: true }));
  await plateno.application.resolve(Jobs).enqueue(jobType('closing.prepare-months'), {});
  const { raw } = await walks.mailTo(recipient, 'Агро ЕООД');
  expect(partOf(readMail(raw), 'application/zip').length).toBeGreaterThan(0);
  expect(accepted(await merchant.api.get<MonthDetails>(`/months/me/${month}`)).status).toBe('CLOSED');
});

/** From the page of the month, where a merchant without that setting sees what is missing. */
it('a month is closed and sent to the accountant with one press', async () => {
  const { addComplete, payAt } = accountantSteps(plateno);
  const merchant = await addComplete('Мебели ЕООД');
  const month = monthBefore(new Date());
  await payAt(merchant.id, `${month}-15T09:00:00Z`, 12_000);
  const recipient = 'kantora@example.bg';
  accepted(await merchant.api.put('/months/me/settings', { recipient, sendsItself: false }));
  const { page, messages, task } = await walks.arriveAsMember(merchant, phone, '/merchant/months');
  await task.press(button(page, messages.months.closeAndSend));
  await page.getByText(fill(messages.months.sent, { email: recipient })).waitFor();
  await walks.mailTo(recipient, 'Мебели ЕООД');
  expect(beyondBest(task, 'monthToAccountant')).toEqual([]);
});

/** The wallet is the sandbox's; at Stripe the device asks once more, by face or fingerprint. Name and e-mail are optional. */
it('a customer pays on the phone with two presses and no field', async () => {
  const merchant = await plateno.addMerchant();
  const link = await plateno.createLink(merchant, { amount: 35 });
  const { page, messages, task, leave } = await walks.arrive(phone);
  await page.goto(link.paymentLinkUrl);
  await task.press(button(page, messages.pay.request.pay(euro(35))));
  await task.press(button(page, 'Apple Pay'));
  await page.getByRole('heading', { name: messages.return.success.title }).waitFor();
  expect(beyondBest(task, 'paymentOnPhone')).toEqual([]);
  await leave();
});

/** From the dashboard. */
it('an administrator activates a merchant with two presses beside its checks, and the next one follows', async () => {
  const [first, next] = ['Пекарна „Липа“ ООД', 'Книжарница „Перо“ ООД'] as const;
  const { email } = await plateno.registerMerchant({ businessName: first });
  await plateno.registerMerchant({ businessName: next });
  const { page, messages, task } = await arriveAsAdmin();
  const { merchants } = messages.admin;
  await task.press(page.getByRole('link', { name: first, exact: true }).first());
  await page.getByText(fill(merchants.checks.emailUnverified, { email })).waitFor();
  await task.press(page.getByRole('button', { name: new RegExp(`^${merchants.approve}.*${first}`) }));
  await page.getByText(fill(merchants.approved, { name: first })).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${merchants.nextWaiting}.*${next}`) }).waitFor();
  expect(beyondBest(task, 'activation')).toEqual([]);
  await mailedLink(plateno, email, 'merchant/links');
});

/** From any page of the back office, with the e-mail address of the payer in the clipboard. */
it('an administrator finds why a payment failed with two presses and one pasted address', async () => {
  const merchant = await plateno.addMerchant();
  const payer = 'ivan@example.bg';
  const { paymentId } = await walks.payBy(merchant, 35, cards.insufficientFunds, { customerEmail: payer });
  await plateno.drain();
  const { page, messages, task } = await arriveAsAdmin();
  await page.getByRole('heading', { level: 1, name: messages.admin.dashboard.title }).waitFor();
  await task.pressKeys('Control+k');
  await task.fill(page.getByRole('combobox', { name: messages.admin.search.hint }), payer);
  await page.getByRole('option', { name: `№ ${paymentId}` }).waitFor();
  await task.pressKeys('Enter');
  await page.waitForURL(`**/admin/payments/${paymentId}/show`);
  const { payments } = messages.admin;
  const { declines, payerDeclines } = payments;
  // The timeline below says it, too.
  const banner = page.getByRole('status');
  await banner.getByText(fill(payments.declined, { reason: declines.insufficient_funds })).waitFor();
  await page.getByText(fill(payments.declineAdvice, { advice: payerDeclines.insufficient_funds })).waitFor();
  expect(beyondBest(task, 'reasonOfFailure')).toEqual([]);
});

/** From the list of users. */
it('an administrator locks a user with two presses and a reason, the user is mailed, and it can be undone', async () => {
  const { email } = await plateno.addMerchant();
  const { page, messages, task } = await arriveAsAdmin('/admin/users');
  const { users } = messages.admin;
  const row = page.getByRole('row').filter({ hasText: email });
  await task.press(row.getByRole('button', { name: users.lock }));
  const dialog = page.getByRole('dialog', { name: users.lockTitle });
  await task.fill(field(dialog, users.lockReason), 'Чужд човек е влизал в профила');
  await task.press(button(dialog, users.lock));
  await page.getByText(users.wasLocked).waitFor();
  expect(beyondBest(task, 'lock')).toEqual([]);
  await button(page, messages.admin.undo).waitFor();
  const subject = serverMessages.say('en', 'security-mails.account-locked.subject');
  await plateno.drainLater();
  const mailed = plateno.mailbox.mails.filter(({ to }) => to.includes(email));
  expect(mailed.map(({ raw }) => readMail(raw).headers.get('subject'))).toContain(subject);
});

it('no screen of the tasks has faults, and no browser logs an error', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
