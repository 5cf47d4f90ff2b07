import { afterAll, beforeAll, expect, it } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { formatMonth, monthAt } from '#web/admin/kit/fields/month.ts';
import { button, field } from './steps/fields.ts';
import { goTo } from './steps/go-to.ts';
import { goOnSignedIn, openSignedIn } from './steps/open-signed-in.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const bakery = 'Пекарна „Липа“ ООД';
const bookshop = 'Книжарница „Перо“ ООД';
const question = 'За коя услуга е плащането?';
const answer = 'За изработка на маса.';

let plateno: Installation;
let merchant: Awaited<ReturnType<Installation['addMerchant']>>;

const assign = async (username: string, merchantIds: readonly number[]): Promise<void> => {
  const [user] = accepted(await plateno.admin.get<{ id: number }[]>(`/users?search=${username}`));
  accepted(await plateno.admin.put(`/users/${user!.id}/merchants`, { merchantIds }));
};

beforeAll(async () => {
  plateno = await openInstallation();
  for (const username of ['kantora', 'drugata', 'novata']) await plateno.addStaff(username, 'ACCOUNTANT');
  merchant = await plateno.addMerchant({ businessName: bakery });
  const shop = await plateno.addMerchant({ businessName: bookshop });
  const checkout = await plateno.openCheckout(await plateno.createLink(merchant, { amount: 50 }));
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await plateno.returnPaid(checkout);
  await assign('kantora', [merchant.id, shop.id]);
  await assign('drugata', [merchant.id, shop.id]);
});
afterAll(async () => plateno.close());

const row = ({ page }: Visitor, name: string) => page.getByRole('row').filter({ hasText: name });

/** The current month in the home of the signed-in accountant; the one before it is shown at first. */
const seeThisMonth = async ({ page, messages, language }: Visitor): Promise<void> => {
  await button(page, messages.clients.month.next).click();
  await page.getByRole('heading', { name: formatMonth(monthAt(new Date()), language) }).waitFor();
};

it('an accountant signs in, sees the clients of the month, asks one and reads the answer', async () => {
  const visitor = await plateno.sameVisitor('bg', desktop);
  const { page, messages } = visitor;
  const { clients } = messages;
  await page.goto(`${plateno.url}/login`);
  await signIn(visitor, 'kantora', staffPassword);
  await page.waitForURL('**/admin');
  await row(visitor, bakery).waitFor();
  await visitor.checkScreen('clients of the month before');
  await seeThisMonth(visitor);
  await row(visitor, bakery).getByText('50,00', { exact: false }).first().waitFor();
  await row(visitor, bakery)
    .getByRole('link', { name: fill(clients.documentsOf, { name: bakery }) })
    .waitFor();
  await visitor.checkScreen('clients of this month');

  await button(page, `${clients.ask.action}: ${bakery}`).click();
  const dialog = page.getByRole('dialog', { name: fill(clients.ask.title, { name: bakery }) });
  await button(dialog, clients.ask.submit).click();
  await dialog.locator('textarea[aria-invalid=true]').waitFor();
  await visitor.checkScreen('empty question to a client');
  await field(dialog, clients.ask.field).fill(question);
  await button(dialog, clients.ask.submit).click();
  await page.getByText(fill(clients.ask.done, { name: bakery })).waitFor();
  await row(visitor, bakery)
    .getByRole('link', { name: fill(clients.open, { smart_count: 1 }) })
    .click();
  await page.getByRole('heading', { level: 1, name: clients.questions.title }).waitFor();
  await row(visitor, question).getByText(clients.questions.waiting).waitFor();
  await visitor.checkScreen('open questions');

  const [asked] = accepted(await merchant.api.get<{ id: number }[]>('/merchants/me/questions'));
  accepted(await merchant.api.post(`/merchants/me/questions/${asked!.id}/answer`, { answer }));
  await goTo(visitor, messages.admin.menu.clients, clients.title);
  await row(visitor, bakery)
    .getByRole('link', { name: /отговор/ })
    .click();
  await row(visitor, question).getByText(answer).waitFor();
  expect(await page.getByText(clients.questions.waiting).count()).toBe(0);
  await visitor.checkScreen('answered questions');
});

it('an accountant filters and sorts the clients and downloads one pack for the selected ones', async () => {
  const visitor = await plateno.sameVisitor('bg', desktop);
  const { page, messages } = visitor;
  const { clients } = messages;
  await goOnSignedIn(visitor, plateno, { username: 'kantora', password: staffPassword }, '/admin');
  await seeThisMonth(visitor);
  await page.getByLabel(messages.shared.list.search).fill('Липа');
  await row(visitor, bookshop).waitFor({ state: 'detached' });
  await row(visitor, bakery).waitFor();
  await page.getByLabel(messages.shared.list.search).fill('');
  await row(visitor, bookshop).waitFor();
  await page.getByRole('columnheader').getByText(messages.resources.clients.fields.turnover).click();
  await expect
    .poll(async () => (await page.getByRole('row').allTextContents()).findIndex((it) => it.includes(bakery)))
    .toBe(1);
  await button(page, clients.needsMe).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('"needsMe":"true"');
  await visitor.checkScreen('clients that need attention');
  await button(page, clients.needsMe).click();

  for (const name of [bakery, bookshop]) await row(visitor, name).getByRole('checkbox').check();
  await visitor.checkScreen('selected clients');
  const download = page.waitForEvent('download');
  await button(page, clients.pack.button).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByText(clients.pack.hint).waitFor();
});

it('an accountant ends the access to a client after a confirmation and a recent proof', async () => {
  const visitor = await plateno.sameVisitor('bg', desktop);
  const { page, messages } = visitor;
  const { clients, proof } = messages;
  await goOnSignedIn(visitor, plateno, { username: 'drugata', password: staffPassword }, '/admin');
  await plateno.database.rows(`update sessions set proved_at = proved_at - interval '16 minutes'`);
  await button(page, `${clients.end.action}: ${bookshop}`).click();
  const dialog = page.getByRole('dialog', { name: fill(clients.end.title, { name: bookshop }) });
  await visitor.checkScreen('end of the access to a client');
  await button(dialog, clients.end.action).click();
  const question = page.getByRole('dialog', { name: proof.title });
  await field(question, proof.password).fill(staffPassword);
  await button(question, proof.submit).click();
  await page.getByText(fill(clients.end.done, { name: bookshop })).waitFor();
  await row(visitor, bookshop).waitFor({ state: 'detached' });
  expect(await row(visitor, bakery).count()).toBe(1);
});

it('on a phone clients are cards, and one is selected for a pack', async () => {
  const visitor = await plateno.welcome('en', phone);
  const { page, messages } = visitor;
  const { clients } = messages;
  await openSignedIn(visitor, plateno, { username: 'kantora', password: staffPassword }, '/admin');
  await seeThisMonth(visitor);
  await page.getByRole('checkbox', { name: fill(clients.select, { name: bakery }) }).check();
  await button(page, clients.pack.button).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await visitor.checkScreen('clients on a phone');
  await goTo(visitor, messages.admin.menu.questions, clients.questions.title);
  await page.getByText(answer).waitFor();
  await visitor.checkScreen('questions on a phone');
  await visitor.leave();
});

it('an accountant without clients reads how a merchant invites', async () => {
  const visitor = await plateno.welcome('bg', phone);
  const { page, messages } = visitor;
  await openSignedIn(visitor, plateno, { username: 'novata', password: staffPassword }, '/admin');
  await page.getByText(messages.clients.none.title).waitFor();
  await page.getByText(fill(messages.clients.none.hint, { email: 'novata@plateno.example' })).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await visitor.checkScreen('no clients');
  await visitor.leave();
});

it('every screen is accessible, without errors in the browser', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
