import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '#test/support/application/hosted-page.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { chooseLanguage, choosePayLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { goTo } from './steps/go-to.ts';
import { recordIn } from './steps/lists.ts';
import { openLinkForm } from './steps/open-link-form.ts';
import { payOnHostedPage } from './steps/pay-on-hosted-page.ts';
import { register } from './steps/register.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { readQr } from './support/read-qr.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import { phone, type Visitor } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { inBulgarian, inEnglish } from './walks.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

const invoiceNumber = '0000000001';

describe.each([inBulgarian, inEnglish])('the main job, language $language', (walk) => {
  const { language, business, link, shown, payer } = walk;
  const onDocument = [business.taxId, link.description, invoiceNumber, ...walk.onDocument];
  let merchant: Visitor;
  let customer: Visitor;
  let url = '';
  // In the gate axe checks here the screens that no other test shows.
  const schemes = isWholeMatrix ? undefined : [];
  const onlyHere = isWholeMatrix ? undefined : language === 'bg' ? (['light'] as const) : [];
  stopAtFirstFailure();

  it('a visitor registers a business and is redirected to the sign-in page', async () => {
    merchant = await plateno.welcome(language, walk.viewport, {}, schemes);
    const { page, messages } = merchant;
    await page.goto(plateno.url);
    await chooseLanguage(merchant);
    await merchant.checkScreen('01 landing');
    await page.getByRole('link', { name: messages.public.landing.hero.start }).first().click();
    await page.waitForURL('**/register');
    await merchant.checkScreen('02 register');
    await register(merchant, business);
    await page.waitForURL('**/login');
    await page.getByRole('heading', { level: 1, name: messages.public.login.title, exact: true }).waitFor();
    await merchant.checkScreen('03 login');
    expect(await field(page, messages.public.login.password).inputValue()).toBe('');
    // It is signed in already: one press leads to the portal.
    await button(page, messages.public.login.enter).click();
    await page.waitForURL('**/merchant');
    await page.getByText(messages.nextStep.now.CONFIRM_EMAIL.action).waitFor();
    await merchant.checkScreen('03b home before approval');
  });

  it('an administrator finds the new merchant in the back office and activates it', async () => {
    const admin = await plateno.welcome(language, walk.viewport, {}, schemes);
    const { page, messages } = admin;
    await page.goto(`${plateno.url}/login`);
    await chooseLanguage(admin);
    await signIn(admin, 'silviya', staffPassword);
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1, name: messages.admin.dashboard.title }).waitFor();
    await admin.checkScreen('04 dashboard');
    await goTo(admin, messages.admin.menu.merchants);
    await page.getByText(business.email).waitFor();
    await admin.checkScreen('05 merchants');
    await page.getByText(business.businessName).first().click();
    await page.getByRole('heading', { level: 1, name: business.businessName }).waitFor();
    await page.getByText(messages.shared.status.merchant.PENDING).first().waitFor();
    await admin.checkScreen('06 merchant');
    await page.getByRole('button', { name: messages.admin.merchants.changeStatus }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, messages.admin.merchants.newStatus).click();
    await page.getByRole('option', { name: messages.shared.status.merchant.ACTIVE, exact: true }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await field(dialog, messages.admin.merchants.reason).fill('Документите са проверени');
    await admin.checkScreen('07 change status', onlyHere);
    await button(dialog, messages.shared.save).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(messages.shared.status.merchant.ACTIVE, { exact: true }).first().waitFor();
    await admin.checkScreen('08 merchant active');
    const pending = page.getByText(messages.shared.status.merchant.PENDING, { exact: true });
    await expect.poll(() => pending.count()).toBe(0);
    await admin.leave();
  });

  it('the merchant signs in and creates a link with a QR code of its URL', async () => {
    const { page, messages } = merchant;
    await page.goto(`${plateno.url}/merchant`);
    await page.getByText(messages.merchant.home.noPayments).waitFor();
    await merchant.checkScreen('09 home');
    await goTo(merchant, messages.merchant.nav.links, messages.merchant.links.title);
    await openLinkForm(merchant);
    const form = page.getByRole('form', { name: messages.merchant.links.create });
    expect(await field(form, messages.merchant.links.amount).inputValue()).toMatch(/^100[.,]00$/);
    await field(form, messages.merchant.links.amount).fill(link.amount);
    await field(form, messages.merchant.links.currency).selectOption(link.currency);
    await field(form, messages.merchant.links.description).fill(link.description);
    await merchant.checkScreen('10 new link');
    await button(page, messages.merchant.links.submit).click();
    const created = page.getByRole('group', { name: messages.merchant.links.created });
    url = (await created.getByRole('link').first().textContent()) ?? '';
    expect(url).toMatch(new RegExp(`^${plateno.url}/pay/[\\w-]{22,}$`));
    await button(page, `${messages.shared.copy} : ${messages.merchant.links.copyUrl}`).click();
    await button(page, `${messages.shared.copied} : ${messages.merchant.links.copyUrl}`).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await merchant.checkScreen('11 link created');
    await page.getByRole('button', { name: messages.merchant.links.qr }).first().click();
    const dialog = page.getByRole('dialog');
    expect(await readQr(await dialog.screenshot())).toBe(url);
    await merchant.checkScreen('12 qr');
    await button(dialog, messages.shared.close).last().click();
  });

  it('a payer sees merchant, amount and purpose', async () => {
    customer = await plateno.welcome(language, phone, {}, schemes);
    const { page, messages } = customer;
    await page.goto(url);
    await choosePayLanguage(customer);
    await page.getByRole('heading', { name: messages.pay.request.title }).waitFor();
    for (const fact of [business.businessName, shown.price, link.description]) {
      await page.getByText(fact).first().waitFor();
    }
    expect(await page.getByText(messages.pay.request.charged(shown.charge)).count()).toBe(
      link.currency === 'BGN' ? 1 : 0,
    );
    await customer.checkScreen('13 pay');
    await field(page, messages.pay.request.name).fill(payer.name);
    await field(page, messages.pay.request.email).fill(payer.email);
    await button(page, messages.pay.request.pay(shown.charge)).click();
    await page.getByText(messages.hosted.banner).waitFor();
    await customer.checkScreen('14 hosted page', onlyHere);
  });

  it('a payer who cancels at the provider can try again', async () => {
    const { page, messages } = customer;
    await button(page, messages.hosted.cancel).click();
    await page.getByRole('heading', { name: messages.return.cancel.title }).waitFor();
    await customer.checkScreen('15 cancelled');
    await page.getByRole('link', { name: messages.return.cancel.again }).click();
    // The server renders the page before the script restores the stored values.
    await expect.poll(() => field(page, messages.pay.request.email).inputValue()).toBe(payer.email);
    await button(page, messages.pay.request.pay(shown.charge)).click();
    await page.getByText(messages.hosted.banner).waitFor();
  });

  it('a payment succeeds after a declined card and a refused 3-D Secure challenge', async () => {
    const { page, messages } = customer;
    await payOnHostedPage(customer, cards.declined);
    await page.getByRole('alert').getByText(messages.hosted.declineGeneric).waitFor();
    await customer.checkScreen('16 declined', onlyHere);
    await payOnHostedPage(customer, cards.challenge);
    await customer.checkScreen('17 3-D Secure', onlyHere);
    await button(page, messages.hosted.challengeFail).click();
    await page.getByRole('alert').getByText(messages.hosted.challengeFailed).waitFor();
    await payOnHostedPage(customer, cards.challenge);
    await button(page, messages.hosted.challengePass).click();
    await page.waitForURL('**/pay/success?session_id=*');
    await page.getByRole('heading', { name: messages.return.success.title }).waitFor();
    for (const fact of [business.businessName, shown.price, link.description, invoiceNumber]) {
      await page.getByText(fact).first().waitFor();
    }
    const number = page
      .getByText(messages.return.documents.INVOICE.name, { exact: true })
      .locator('xpath=following-sibling::dd');
    expect(await number.textContent()).toBe(messages.return.success.number(invoiceNumber));
    expect(await page.getByText(/@example\.com/).textContent()).toContain(payer.email[0]);
    const stamp = page.getByText(messages.return.success.stamp, { exact: true });
    const landing = /stamp-landing/;
    expect(await stamp.getAttribute('class')).toMatch(landing);
    await customer.checkScreen('18 paid');
    await page.reload();
    await stamp.waitFor();
    expect(await stamp.getAttribute('class')).not.toMatch(landing);
  });

  it('the payer receives the original of the invoice by mail', async () => {
    await plateno.drain();
    const { raw } = plateno.mailbox.mails.find(({ to }) => to.includes(payer.email))!;
    const { pages, size, text } = await readPdf(partOf(readMail(raw), 'application/pdf'));
    expect({ pages, size }).toEqual({ pages: 1, size: [595, 842] });
    for (const fact of [walk.original, ...onDocument]) expect.soft(text).toContain(fact);
  });

  it('the merchant sees the payment and its invoice', async () => {
    const { page, messages } = merchant;
    await goTo(merchant, messages.merchant.nav.payments, messages.merchant.payments.title);
    await page.getByText(link.description).waitFor();
    await merchant.checkScreen('19 payments');
    await goTo(merchant, messages.merchant.nav.invoices, messages.merchant.invoices.title);
    await page.getByRole('link', { name: invoiceNumber }).waitFor();
    await merchant.checkScreen('20 invoices');
    await goTo(merchant, messages.merchant.nav.links, messages.merchant.links.title);
    await recordIn(merchant, messages.merchant.links.list, link.description)
      .getByText(messages.shared.status.link.PAID, { exact: true })
      .waitFor();
    await merchant.checkScreen('21 links');
    await goTo(merchant, messages.merchant.nav.home, messages.merchant.home.title);
    await expect.poll(() => page.getByRole('link', { name: invoiceNumber }).count()).toBe(1);
    await merchant.checkScreen('22 home');
  });

  it('the merchant downloads a copy of the invoice', async () => {
    const { page, messages } = merchant;
    await page.getByRole('link', { name: invoiceNumber }).first().click();
    const title = fill(messages.merchant.invoice.title, { number: invoiceNumber });
    await page.getByText(title, { exact: true }).waitFor();
    await merchant.checkScreen('23 invoice');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, messages.merchant.invoice.download).click(),
    ]);
    expect(download.suggestedFilename()).toContain(`${invoiceNumber}.pdf`);
    const { pages, size, text } = await readPdf(await readFile(await download.path()));
    expect({ pages, size }).toEqual({ pages: 1, size: [595, 842] });
    for (const fact of [walk.copy, ...onDocument]) expect.soft(text).toContain(fact);
  });

  it('the page of a paid link says that it is paid', async () => {
    const { page, messages } = customer;
    await page.goto(url);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      messages.pay.problem['already-paid'].title,
    );
    await customer.checkScreen('24 already paid');
  });

  it('every screen is accessible, in its language, and fits', () => {
    expect(plateno.faults()).toEqual([]);
  });

  it('no browser logs an error or sends requests to other origins than Plateno and the provider', () => {
    expect(plateno.complaints()).toEqual([]);
  });

  it('all invariants of the stored data hold', async () => {
    expect(await plateno.doctor()).toEqual([]);
  });
});
