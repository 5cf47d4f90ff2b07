import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { choosePayLanguage } from './steps/choose-language.ts';
import { button } from './steps/fields.ts';
import { goTo } from './steps/go-to.ts';
import { lookInBothSizes } from './steps/look-in-both-sizes.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { desk, phone, type Visitor } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
let merchant: TestMerchant;
let suspended: TestMerchant;
beforeAll(async () => {
  plateno = await openInstallation();
  merchant = await plateno.addMerchant();
  suspended = await plateno.addMerchant();
});
afterAll(async () => plateno.close());

const expire = ({ id }: PaymentLink) =>
  plateno.database.rows(`update payment_links set expires_at = now() - interval '1 minute' where id = ${id}`);

describe.each(rowsToRun(['bg', 'en'] as const))('A link that cannot be paid, language %s', (language) => {
  let customer: Visitor;
  beforeAll(async () => {
    customer = await plateno.welcome(language, phone);
  });
  afterAll(async () => customer.leave());

  /** Opens the address; the language is kept from the first page on. */
  const open = async (address: string, isFirst = false): Promise<string | null> => {
    await customer.page.goto(address);
    if (isFirst) await choosePayLanguage(customer);
    return customer.page.getByRole('heading', { level: 1 }).textContent();
  };

  it('One that nobody made is not found, and the page says what to check', async () => {
    const { page, messages } = customer;
    const { title, hint } = messages.pay.problem['not-found'];
    expect(await open(`${plateno.address}/pay/AAAAAAAAAAAAAAAAAAAAAA`, true)).toBe(title);
    expect(await page.getByText(hint).isVisible()).toBe(true);
    await lookInBothSizes(customer, '31 unknown link');
  });

  it('An address without a link is not found either', async () => {
    expect(await open(`${plateno.address}/pay/`)).toBe(customer.messages.pay.problem['not-found'].title);
  });

  it('An expired one says so', async () => {
    const link = await plateno.createLink(merchant);
    await expire(link);
    expect(await open(link.paymentLinkUrl)).toBe(customer.messages.pay.problem.gone.title);
    await lookInBothSizes(customer, '32 expired link');
  });

  it('One that the merchant cancels in the portal says so', async () => {
    const link = await plateno.createLink(merchant, { description: `Отказана поръчка, ${language}` });
    const owner = await plateno.welcome('bg', desk);
    await owner.page.goto(`${plateno.address}/login`);
    await signIn(owner, merchant.email, password);
    await goTo(owner, owner.messages.merchant.nav.links, owner.messages.merchant.links.title);
    const row = owner.page.getByRole('row').filter({ hasText: `Отказана поръчка, ${language}` });
    await row.getByRole('button', { name: owner.messages.merchant.links.cancel }).click();
    await owner.look(`33 cancel link, ${language}`);
    await button(owner.page.getByRole('dialog'), owner.messages.merchant.links.cancel).click();
    await row.getByText(owner.messages.shared.status.link.CANCELLED).waitFor();
    await owner.leave();
    expect(await open(link.paymentLinkUrl)).toBe(customer.messages.pay.problem.gone.title);
    await lookInBothSizes(customer, '33 cancelled link');
  });

  it('One of a suspended merchant says that no payments are taken, and promises nothing', async () => {
    const link = await plateno.createLink(suspended);
    await plateno.setStatus(suspended.id, 'SUSPENDED');
    const { title, hint } = customer.messages.pay.problem['merchant-not-accepting'];
    expect(await open(link.paymentLinkUrl)).toBe(title);
    expect(await customer.page.getByText(hint).isVisible()).toBe(true);
    await plateno.setStatus(suspended.id, 'ACTIVE');
  });

  it('One of a merchant that waits for approval says that it will work soon', async () => {
    const link = await plateno.createLink(suspended);
    await plateno.setStatus(suspended.id, 'PENDING');
    const { title, hint } = customer.messages.pay.problem['merchant-pending'];
    expect(await open(link.paymentLinkUrl)).toBe(title);
    expect(await customer.page.getByText(hint).isVisible()).toBe(true);
    await lookInBothSizes(customer, '35 link of a pending merchant');
    await plateno.setStatus(suspended.id, 'ACTIVE');
  });

  it('One that ends while the page is open is refused with the server’s sentence', async () => {
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
    await lookInBothSizes(customer, '34 refused checkout');
  });

  it('Every page of it was accessible, and no browser complained', () => {
    expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
  });
});
