import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseLanguage } from './acts/choose-language.ts';
import { button, field } from './acts/fields.ts';
import { goTo } from './acts/go-to.ts';
import { signIn } from './acts/sign-in.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { openInstallation, staffPassword, type Installation } from './ground/installation.ts';
import { desk, phone, type Visitor } from './ground/visitor.ts';
import { fill } from './ground/words.ts';

const bakery = 'Пекарна „Липа“ ООД';

let plateno: Installation;
let paidId: number;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addStaff('podkrepa', 'SUPPORT');
  await plateno.addStaff('kantora', 'ACCOUNTANT');
  const merchant = await plateno.addMerchant({ businessName: bakery });
  await plateno.registerMerchant({ businessName: 'Чака ЕООД' });
  const link = await plateno.createLink(merchant, { amount: 50 });
  const checkout = await plateno.openCheckout(link, { customerName: 'Мария Георгиева' });
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await plateno.returnFrom(checkout);
  paidId = checkout.paymentId;
  const { content } = accepted(
    await plateno.admin.get<{ content: { id: number }[] }>('/users?page=0&size=1&search=kantora'),
  );
  accepted(await plateno.admin.put(`/users/${content[0]!.id}/merchants`, { merchantIds: [merchant.id] }));
});
afterAll(async () => plateno.close());

type Viewport = typeof desk | typeof phone;
const arrive = async (username: string, language: 'bg' | 'en', viewport: Viewport): Promise<Visitor> => {
  const visitor = await plateno.welcome(language, viewport);
  const { page } = visitor;
  await page.goto(`${plateno.address}/login`);
  await chooseLanguage(visitor);
  await signIn(visitor, username, staffPassword);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${plateno.address}/admin`);
  return visitor;
};

const menuOf = async ({ page, words, isOnPhone }: Visitor): Promise<string[]> => {
  if (isOnPhone) await button(page, words.shared.menu).click();
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const names = await links.allTextContents();
  if (isOnPhone) await page.keyboard.press('Escape');
  return names;
};

const isOffered = (visitor: Visitor, name: string) => button(visitor.page, name).isVisible();

const seeDashboard = async (visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  const { dashboard } = words.admin;
  await goTo(visitor, words.admin.menu.dashboard, dashboard.title);
  for (const title of [dashboard.activity, dashboard.waiting, dashboard.takings, dashboard.system]) {
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  }
  await page.getByText(dashboard.states.connected).waitFor();
  await page.getByRole('link', { name: 'Чака ЕООД' }).waitFor();
  await page.getByText(dashboard.asTable).waitFor();
  await visitor.look(`70 dashboard ${who}`);
};

const seePayment = async (visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  const { payments } = words.admin;
  await goTo(visitor, words.admin.menu.payments);
  await page.getByText(payments.summary.fees).waitFor();
  await page.getByText(bakery).first().waitFor();
  await visitor.look(`71 payments ${who}`);
  await page.goto(`${plateno.address}/admin/payments/${paidId}/show`);
  await page.getByText(payments.events.OPENED).first().waitFor();
  await visitor.look(`72 payment ${who}`);
};

const seeMerchant = async (visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  await goTo(visitor, words.admin.menu.merchants);
  await page.getByText(bakery).first().waitFor();
  await visitor.look(`73 merchants ${who}`);
  await page.getByText(bakery).first().click();
  await page.getByRole('heading', { level: 1, name: bakery }).waitFor();
  await visitor.look(`74 merchant ${who}`);
  await page.getByRole('tab', { name: words.admin.menu.payments }).click();
  await page.getByText(words.shared.status.payment.SUCCEEDED).first().waitFor();
  await visitor.look(`75 payments of a merchant ${who}`);
};

it.each([
  ['bg', desk],
  ['en', phone],
] as const)(
  'Support reads all but the users, and is offered what it may do, in %s',
  async (language, viewport) => {
    const support = await arrive('podkrepa', language, viewport);
    const { page, words } = support;
    await seeDashboard(support, 'of support');
    const { dashboard, merchants, payments } = words.admin.menu;
    expect(await menuOf(support)).toEqual([dashboard, merchants, payments]);
    await seePayment(support, 'of support');
    await page.getByText(words.admin.payments.accounts.MERCHANT_PAYABLE).first().waitFor();
    expect(await isOffered(support, words.admin.payments.refund)).toBe(false);
    await button(page, words.admin.payments.confirm).click();
    await page.getByText(words.admin.payments.confirmed).waitFor();
    await seeMerchant(support, 'of support');
    await page.getByRole('tab', { name: words.admin.merchants.statusHistory }).click();
    await page.getByText(words.shared.status.merchant.PENDING).first().waitFor();
    await support.look('76 status history');
    expect(await page.getByText(words.admin.merchants.changeStatus).count()).toBe(0);
    await support.leave();
  },
);

it.each([
  ['en', desk],
  ['bg', phone],
] as const)(
  'An accountant sees the books of its merchants and nothing else, in %s',
  async (language, viewport) => {
    const accountant = await arrive('kantora', language, viewport);
    const { page, words } = accountant;
    await page.waitForURL('**/admin/payments');
    expect(await menuOf(accountant)).toEqual([words.admin.menu.merchants, words.admin.menu.payments]);
    await seePayment(accountant, 'of an accountant');
    expect(await page.getByText(words.admin.payments.accounts.MERCHANT_PAYABLE).count()).toBe(0);
    expect(await isOffered(accountant, words.admin.payments.refund)).toBe(false);
    expect(await isOffered(accountant, words.admin.payments.confirm)).toBe(false);
    await seeMerchant(accountant, 'of an accountant');
    expect(await page.getByText(words.admin.merchants.statusHistory).count()).toBe(0);
    await accountant.leave();
  },
);

it('An administrator gives a part back, and closes a merchant after being told what is kept', async () => {
  const admin = await arrive('silviya', 'bg', desk);
  const { page, words } = admin;
  await seeDashboard(admin, 'of an administrator');
  await seePayment(admin, 'of an administrator');
  await button(page, words.admin.payments.refund).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, `${words.resources.payments.fields.amount}, EUR`).fill('12,50');
  await admin.look('77 refund');
  await button(dialog, words.admin.payments.refund).click();
  await page.getByText(words.admin.payments.refunded).waitFor();
  await page.getByRole('row').filter({ hasText: '12,50' }).first().waitFor();
  expect((await plateno.payment(paidId)).refundedAmount).toBe(12.5);

  await seeMerchant(admin, 'of an administrator');
  await page.getByRole('button', { name: words.admin.merchants.delete }).click();
  const question = page.getByRole('dialog');
  await question.getByText(fill(words.admin.merchants.deleteQuestion, { name: bakery })).waitFor();
  await question.getByText(words.admin.irrevocable).waitFor();
  await question.getByText(words.admin.merchants.fate.CLOSED).waitFor();
  await admin.look('78 deletion of a merchant');
  await button(question, words.admin.merchants.delete).click();
  await page.getByText(words.admin.merchants.deleted).waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/merchants');
  await page.getByText('Чака ЕООД').first().waitFor();
  expect(await page.getByText(bakery).count()).toBe(0);
  await admin.leave();
});

it('Every screen was accessible, and no browser complained', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
