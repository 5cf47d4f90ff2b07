import { afterAll, beforeAll, expect, it } from 'vitest';
import { button, field } from './steps/fields.ts';
import { goTo } from './steps/go-to.ts';
import { goOnSignedIn, openSignedIn } from './steps/open-signed-in.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { reactAdminBg } from '#web/admin/kit/messages/react-admin-bg.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { fill } from './support/messages.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addMerchant({ businessName: 'Пекарна „Липа“ ООД' });
});
afterAll(async () => plateno.close());

const arrive = async (
  language: 'bg' | 'en',
  viewport: typeof desktop | typeof phone,
  path = '/admin',
): Promise<Visitor> => {
  const visitor = await plateno.sameVisitor(language, viewport);
  await goOnSignedIn(visitor, plateno, { username: 'silviya', password: staffPassword }, path);
  return visitor;
};

/** The table row that contains the text. */
const row = ({ page }: Visitor, text: string) => page.getByRole('row').filter({ hasText: text });

const undo = reactAdminBg.ra.action.undo;

/** The accountant's merchants as the server has them. */
const assignedTo = async (username: string): Promise<number[]> => {
  const [user] = accepted(await plateno.admin.get<{ id: number }[]>(`/users?search=${username}`));
  return accepted(await plateno.admin.get<{ merchantIds: number[] }>(`/users/${user!.id}`)).merchantIds;
};

const seeMessage = async ({ page }: Visitor, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).waitFor();

it('an administrator creates an accountant, assigns merchants, and edits, locks, unlocks and deletes the account', async () => {
  const admin = await arrive('bg', desktop);
  const { page, messages } = admin;
  const { users } = messages.admin;
  const { fields } = messages.resources.users;
  await goTo(admin, messages.admin.menu.users, messages.admin.users.title);
  await row(admin, 'silviya').waitFor();
  await admin.checkScreen('60 users');
  const perPage = page.getByRole('combobox', { name: reactAdminBg.ra.navigation.page_rows_per_page });
  expect(await perPage.textContent()).toBe('10');
  await perPage.click();
  expect(await page.getByRole('option').allTextContents()).toEqual(['5', '10', '25', '50']);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: users.create }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, fields.username).fill('kantora');
  await field(dialog, fields.email).fill('kantora@example.bg');
  await field(dialog, fields.firstName).fill('Петя');
  await field(dialog, fields.lastName).fill('Колева');
  await field(dialog, fields.role).click();
  await page.getByRole('option', { name: messages.shared.role.ACCOUNTANT }).click();
  await field(dialog, fields.password).fill('12345');
  await button(dialog, messages.shared.save).click();
  await admin.checkScreen('61 user form with a fault');
  await field(dialog, fields.password).fill('дълга парола 2');
  await button(dialog, messages.shared.save).click();
  await seeMessage(admin, users.created);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'kantora', exact: true }).click();
  const assigned = page.getByRole('button', { name: 'Пекарна „Липа“ ООД' });
  const assign = async () => {
    await page.getByLabel(users.keepsBooksOf).fill('Липа');
    await page.getByRole('option', { name: 'Пекарна „Липа“ ООД' }).click();
    await button(page, messages.shared.save).click();
    await seeMessage(admin, users.merchantsSaved);
  };
  await assign();
  await button(page, undo).click();
  await assigned.waitFor({ state: 'detached' });
  expect(await assignedTo('kantora')).toEqual([]);
  await assign();
  await page.getByText(users.merchantsSaved).waitFor({ state: 'detached' });
  await expect.poll(() => assignedTo('kantora')).toHaveLength(1);
  await page.reload();
  await assigned.waitFor();
  await admin.checkScreen('62 accountant');
  await button(page, users.endSessions).click();
  await seeMessage(admin, users.sessionsEnded);

  await page.getByRole('link', { name: users.change }).click();
  const editing = page.getByRole('dialog');
  await expect.poll(() => field(editing, fields.firstName).inputValue()).toBe('Петя');
  await field(editing, fields.firstName).fill('Петя-Мария');
  await button(editing, messages.shared.save).click();
  await seeMessage(admin, users.updated);
  await row(admin, 'Петя-Мария').waitFor();

  const locking = (name: string) => row(admin, 'kantora').getByRole('button', { name });
  await locking(users.lock).click();
  const lock = page.getByRole('dialog', { name: users.lockTitle });
  await lock.getByText(fill(users.lockText, { user: 'kantora' })).waitFor();
  await field(lock, users.lockReason).fill('Напусна кантората');
  await admin.checkScreen('66 lock with a reason');
  await button(lock, users.lock).click();
  await page.getByText(users.wasLocked).waitFor();
  await row(admin, 'kantora').getByText(messages.shared.status.user.LOCKED).waitFor();
  await page.getByRole('button', { name: messages.admin.undo }).click();
  await seeMessage(admin, users.lockUndone);
  await row(admin, 'kantora').getByText(messages.shared.status.user.ACTIVE).waitFor();
  await row(admin, 'kantora').getByRole('link').first().click();
  await page.getByRole('button', { name: users.delete }).click();
  const question = page.getByRole('dialog');
  await question.getByText(fill(users.deleteQuestion, { user: 'kantora' })).waitFor();
  await question.getByText(messages.admin.irrevocable).waitFor();
  await admin.checkScreen('63 deletion of a user');
  await button(question, users.delete).click();
  await seeMessage(admin, users.deleted);
  await row(admin, 'kantora').waitFor({ state: 'detached' });

  await goTo(admin, messages.admin.menu.audit);
  const { actions } = messages.admin.audit;
  await row(admin, actions['user.locked']).getByText('Напусна кантората').waitFor();
  await row(admin, actions['user.assignments-set']).first().getByText('Пекарна „Липа“ ООД').waitFor();
});

it('a new MERCHANT user needs a merchant, and the refusal of the server is shown beside the field', async () => {
  const admin = await arrive('bg', desktop, '/admin/users/create');
  const { page, messages } = admin;
  const { users } = messages.admin;
  const { fields } = messages.resources.users;
  const dialog = page.getByRole('dialog', { name: users.createTitle });
  await field(dialog, fields.username).fill('vtori');
  await field(dialog, fields.email).fill('vtori@example.bg');
  await field(dialog, fields.firstName).fill('Втори');
  await field(dialog, fields.lastName).fill('Човек');
  await field(dialog, fields.password).fill('дълга парола 3');
  await dialog.getByText(users.merchantHelp).waitFor();
  await field(dialog, fields.merchantId).fill('Липа');
  await page.getByRole('option', { name: 'Пекарна „Липа“ ООД' }).click();
  const refusal = 'Изберете търговец';
  await page.route('**/api/users', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { code: 'input.invalid', message: refusal, fields: { merchantId: refusal } },
        })
      : route.continue(),
  );
  await button(dialog, messages.shared.save).click();
  await dialog.getByText(refusal).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/users/create');
  await page.unroute('**/api/users');
  await button(dialog, messages.shared.save).click();
  await seeMessage(admin, users.created);
});

it('a locked user is redirected to the sign-in page and returns to the earlier page after signing in', async () => {
  await plateno.addStaff('podkrepa', 'SUPPORT');
  const support = await plateno.welcome('bg', desktop);
  const { page } = support;
  const account = { username: 'podkrepa', password: staffPassword };
  await openSignedIn(support, plateno, account, '/admin/payments');
  await page.getByRole('heading', { level: 1, name: support.messages.admin.menu.payments }).waitFor();
  const { content } = accepted(
    await plateno.admin.get<{ content: { id: number }[] }>('/users?page=0&size=1&search=podkrepa'),
  );
  accepted(await plateno.admin.post(`/users/${content[0]!.id}/lock`));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: support.messages.admin.menu.merchants })
    .click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ended: '1',
    next: '/admin/merchants',
  });
  await support.leave();
});

it('users are cards on a phone, rows on a wide screen, and can be searched', async () => {
  const admin = await arrive('en', phone);
  const { page, messages } = admin;
  await goTo(admin, messages.admin.menu.users, messages.admin.users.title);
  await page.getByLabel(messages.shared.list.search).fill('silviya');
  await page.getByRole('listitem').filter({ hasText: 'silviya' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('silviya');
  await admin.checkScreen('65 users on a phone');
  await page.setViewportSize(desktop);
  await row(admin, 'silviya').waitFor();
  await admin.checkScreen('64 users in English');
});

it('every screen is accessible, without errors in the browser', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
