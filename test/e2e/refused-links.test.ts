import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { pressAction } from './steps/record-actions.ts';
import { choosePayLanguage } from './steps/choose-language.ts';
import { button } from './steps/fields.ts';
import { checkInBothSizes } from './steps/check-in-both-sizes.ts';
import { signIn } from './steps/sign-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
let merchant: TestMerchant;
let suspended: TestMerchant;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
  suspended = await plateno.addMerchant();
});
afterAll(async () => plateno.close());

const expire = ({ id }: PaymentLink) =>
  plateno.database.rows(`update payment_links set expires_at = now() - interval '1 minute' where id = ${id}`);

describe.each(rowsToRun(['bg', 'en'] as const))('a link that cannot be paid, language %s', (language) => {
  let customer: Visitor;
  beforeAll(async () => {
    customer = await plateno.welcome(language, phone);
  });
  afterAll(async () => customer.leave());

  /** Opens the URL; the language of the first page is kept. */
  const open = async (url: string, isFirst = false): Promise<string | null> => {
    await customer.page.goto(url);
    if (isFirst) await choosePayLanguage(customer);
    return customer.page.getByRole('heading', { level: 1 }).textContent();
  };

  it('the page of an unknown link says that it is not found and what to check', async () => {
    const { page, messages } = customer;
    const { title, hint } = messages.pay.problem['not-found'];
    expect(await open(`${plateno.url}/pay/AAAAAAAAAAAAAAAAAAAAAA`, true)).toBe(title);
    expect(await page.getByText(hint).isVisible()).toBe(true);
    await checkInBothSizes(customer, '31 unknown link');
  });

  it('the pay page without a token is not found', async () => {
    expect(await open(`${plateno.url}/pay/`)).toBe(customer.messages.pay.problem['not-found'].title);
  });

  it('the page of an expired link says so', async () => {
    const link = await plateno.createLink(merchant);
    await expire(link);
    expect(await open(link.paymentLinkUrl)).toBe(customer.messages.pay.problem.gone.title);
    await checkInBothSizes(customer, '32 expired link');
  });

  it('the page of a link cancelled in the portal says so', async () => {
    const link = await plateno.createLink(merchant, { description: `Отказана поръчка, ${language}` });
    const owner = await plateno.welcome('bg', desktop);
    await owner.page.goto(`${plateno.url}/login`);
    await signIn(owner, merchant.email, password);
    await owner.page.waitForURL('**/merchant');
    await owner.page.goto(`${plateno.url}/merchant/links/${link.id}?view=page`);
    await pressAction(owner, owner.messages.merchant.links.cancel);
    await owner.checkScreen(`33 cancel link, ${language}`);
    await button(owner.page.getByRole('dialog'), owner.messages.merchant.links.cancel).click();
    await owner.page.getByText(owner.messages.shared.status.link.CANCELLED).first().waitFor();
    await owner.leave();
    expect(await open(link.paymentLinkUrl)).toBe(customer.messages.pay.problem.gone.title);
    await checkInBothSizes(customer, '33 cancelled link');
  });

  it('the page of a suspended merchant’s link says that no payments are taken', async () => {
    const link = await plateno.createLink(suspended);
    await plateno.setStatus(suspended.id, 'SUSPENDED');
    const { title, hint } = customer.messages.pay.problem['merchant-not-accepting'];
    expect(await open(link.paymentLinkUrl)).toBe(title);
    expect(await customer.page.getByText(hint).isVisible()).toBe(true);
    await plateno.setStatus(suspended.id, 'ACTIVE');
  });

  it('the page of a PENDING merchant’s link says that it will work soon', async () => {
    const link = await plateno.createLink(suspended);
    await plateno.setStatus(suspended.id, 'PENDING');
    const { title, hint } = customer.messages.pay.problem['merchant-pending'];
    expect(await open(link.paymentLinkUrl)).toBe(title);
    expect(await customer.page.getByText(hint).isVisible()).toBe(true);
    await checkInBothSizes(customer, '35 link of a pending merchant');
    await plateno.setStatus(suspended.id, 'ACTIVE');
  });

  it('a link that expires while the page is open is refused with the server’s message', async () => {
    const { page, messages } = customer;
    const link = await plateno.createLink(merchant);
    await open(link.paymentLinkUrl);
    await expire(link);
    await button(page, messages.pay.request.pay(language === 'bg' ? '100,00 €' : '€100.00')).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe(
      language === 'bg'
        ? 'Линкът за плащане е изтекъл или отменен.'
        : 'Payment link has expired or been cancelled',
    );
    await checkInBothSizes(customer, '34 refused checkout');
  });

  it('every page is accessible, without errors in the browser', () => {
    expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
  });
});
