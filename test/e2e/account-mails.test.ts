import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#test/support/application/until.ts';
import { chooseLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { mailedLink as linkMailedBy, type MailedPath } from './steps/mailed-link.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { register } from './steps/register.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { inBulgarian, inEnglish } from './walks.ts';

const password = 'дълга парола 1';
const newPassword = 'съвсем друга парола 2';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation({ writesToUsers: true });
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

const mailedLink = (to: string, path: MailedPath): Promise<string> => linkMailedBy(plateno, to, path);

/** The number of mails that have come to an address. */
const mailsTo = (to: string): number => plateno.mailbox.mails.filter((mail) => mail.to.includes(to)).length;

const openLink = async ({ page }: Visitor, link: string): Promise<void> => {
  await page.goto(link);
  await settled(page);
  // The token leaves the address bar.
  await expect.poll(() => new URL(page.url()).hash).toBe('');
};

const rows = rowsToRun([
  ['bg', phone],
  ['en', desktop],
] as const);

describe.each(rows)('account mails, language %s', (language, viewport) => {
  const arrive = async (path: string): Promise<Visitor> => {
    const visitor = await plateno.welcome(language, viewport);
    await visitor.page.goto(plateno.url + path);
    await chooseLanguage(visitor);
    return visitor;
  };
  const leave = async (visitor: Visitor): Promise<void> => {
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  };

  it('a merchant who forgot the password sets a new one by the mailed link, which works once', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await arrive('/login');
    const { page, messages } = visitor;
    const { forgot, reset, password: texts } = messages.accountMails;
    await page.getByRole('link', { name: messages.accountMails.links.forgot }).click();
    await field(page, forgot.email).waitFor();
    await visitor.checkScreen('forgot');
    await field(page, forgot.email).fill(email);
    await page.keyboard.press('Enter');
    const sent = page.getByText(fill(forgot.sent, { email }));
    await sent.waitFor();
    expect(await page.locator(':focus').textContent()).toBe(fill(forgot.sent, { email }));
    await visitor.checkScreen('forgot sent');

    const link = await mailedLink(email, 'reset');
    await openLink(visitor, link);
    await field(page, texts.new).fill(newPassword);
    await visitor.checkScreen('reset');
    await page.keyboard.press('Enter');
    await page.getByText(reset.done).waitFor();
    await visitor.checkScreen('reset done');
    await page.getByRole('main').getByRole('link', { name: messages.shared.signIn }).click();
    await signIn(visitor, email, newPassword);
    await page.waitForURL('**/merchant');

    await openLink(visitor, link);
    await field(page, texts.new).fill(password);
    await button(page, reset.submit).click();
    await page.getByText(reset.gone).waitFor();
    await visitor.checkScreen('reset gone');
    await page.getByRole('link', { name: texts.askForLink }).click();
    await page.waitForURL('**/forgot');
    await leave(visitor);
  });

  it('an unknown address gets the same confirmation and no mail', async () => {
    const visitor = await arrive('/forgot');
    const { page, messages } = visitor;
    const email = `unknown-${language}@example.com`;
    await field(page, messages.accountMails.forgot.email).fill(email);
    await button(page, messages.accountMails.forgot.submit).click();
    await page.getByText(fill(messages.accountMails.forgot.sent, { email })).waitFor();
    expect(mailsTo(email)).toBe(0);
    await leave(visitor);
  });

  it('a new merchant corrects a mistyped address once, signs in with it and verifies it', async () => {
    const { business } = language === 'bg' ? inBulgarian : inEnglish;
    const [mistyped, email] = [`mraia-${language}@example.bg`, `maria-${language}@example.bg`];
    const visitor = await arrive('/register');
    const { page, messages } = visitor;
    const { login } = messages.public;
    await register(visitor, { ...business, email: mistyped });
    await page.waitForURL('**/login');
    await page.getByText(fill(messages.accountMails.registered.registered, { email: mistyped })).waitFor();
    await visitor.checkScreen('registered');
    await button(page, messages.accountMails.registered.wrongEmail).click();
    await field(page, messages.accountMails.registered.correctedEmail).fill(email);
    await visitor.checkScreen('correct the address');
    await button(page, messages.accountMails.registered.correct).click();
    await page.getByText(fill(messages.accountMails.registered.corrected, { email })).waitFor();
    expect(await button(page, messages.accountMails.registered.wrongEmail).count()).toBe(0);
    expect(await field(page, login.username).inputValue()).toBe(email);
    await visitor.checkScreen('corrected');
    await signIn(visitor, email, business.password);
    await page.waitForURL('**/merchant');

    const { account } = messages.merchant;
    await page.goto(`${plateno.url}/merchant/payments`);
    await page.getByText(fill(account.unverified, { email })).waitFor();
    await settled(page);
    await visitor.checkScreen('portal with unverified address');
    await mailedLink(email, 'verify');
    const before = mailsTo(email);
    await button(page, account.resend).click();
    await page.getByText(fill(account.resent, { email })).waitFor();
    await expect.poll(() => mailsTo(email)).toBe(before + 1);

    await openLink(visitor, await mailedLink(email, 'verify'));
    await visitor.checkScreen('verify');
    await button(page, messages.accountMails.verify.submit).click();
    await page.getByText(messages.accountMails.verify.done).waitFor();
    await visitor.checkScreen('verified');
    await page.getByRole('link', { name: messages.accountMails.verify.next, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: messages.merchant.home.title }).waitFor();
    await settled(page);
    expect(await page.getByText(fill(account.unverified, { email })).count()).toBe(0);
    await leave(visitor);
  });

  it('an administrator invites a user, who chooses the password and signs in', async () => {
    const username = `pokanen-${language}`;
    const email = `${username}@example.bg`;
    const admin = await plateno.welcome(language, viewport);
    await openSignedIn(
      admin,
      plateno,
      { username: 'silviya', password: staffPassword },
      '/admin/users/create',
    );
    const { page, messages } = admin;
    const { users } = messages.admin;
    const { fields } = messages.resources.users;
    const dialog = page.getByRole('dialog');
    await field(dialog, fields.username).fill(username);
    await field(dialog, fields.email).fill(email);
    await field(dialog, fields.firstName).fill('Петя');
    await field(dialog, fields.lastName).fill('Колева');
    await field(dialog, fields.role).click();
    await page.getByRole('option', { name: messages.shared.role.SUPPORT }).click();
    await page.getByRole('radio', { name: users.firstSignIns.INVITATION }).check();
    await page.getByText(users.invitationHelp).waitFor();
    await admin.checkScreen('user form with an invitation');
    await button(dialog, messages.shared.save).click();
    await page.getByText(users.created, { exact: true }).waitFor();
    const first = await mailedLink(email, 'welcome');

    const [{ id }] = (await plateno.database.rows<{ id: number }>(
      'select id from users where username = :username',
      { username },
    )) as [{ id: number }];
    await page.goto(`${plateno.url}/admin/users/${id}/show`);
    await button(page, users.invite).click();
    await page.getByText(fill(users.invited, { email }), { exact: true }).waitFor();
    const link = await until('a newer invitation came', async () => {
      const newest = await mailedLink(email, 'welcome');
      return newest !== first && newest;
    });
    await admin.checkScreen('user without a sign-in');
    await leave(admin);

    const visitor = await arrive('/login');
    const { invitation, password: texts } = visitor.messages.accountMails;
    await openLink(visitor, link);
    await field(visitor.page, texts.new).fill(newPassword);
    await visitor.checkScreen('invitation');
    await button(visitor.page, invitation.submit).click();
    await visitor.page.getByText(invitation.done).waitFor();
    await visitor.page.getByRole('main').getByRole('link', { name: messages.shared.signIn }).click();
    await signIn(visitor, username, newPassword);
    await visitor.page.waitForURL('**/admin');
    await visitor.page.goto(`${plateno.url}/admin/account`);
    await visitor.page.getByText(email).first().waitFor();
    await settled(visitor.page);
    // The user chose the password, and the link proved the address.
    const { account } = messages.admin;
    expect(await visitor.page.getByText(account.temporaryPassword).count()).toBe(0);
    expect(await visitor.page.getByText(fill(account.unverified, { email })).count()).toBe(0);
    await visitor.checkScreen('own account of staff');
    await leave(visitor);
  });

  it('the former address undoes a change of the email, which ends the sessions', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    await openSignedIn(visitor, plateno, { username: email, password }, '/merchant/settings/account');
    const { page, messages } = visitor;
    const { email: texts } = messages.merchant.account;
    const wanted = `wanted-${language}-${email}`;
    const form = page.getByRole('form', { name: texts.title });
    await field(form, texts.new).fill(wanted);
    await field(form, texts.password).fill(password);
    await settled(page);
    await visitor.checkScreen('change of the email');
    await button(form, texts.submit).click();
    await page.getByText(fill(texts.mailed, { email: wanted, former: email })).waitFor();
    await visitor.checkScreen('asked for another email');

    await openLink(visitor, await mailedLink(wanted, 'verify'));
    await button(page, messages.accountMails.verify.submit).click();
    await page.getByText(messages.accountMails.verify.done).waitFor();
    const [changed] = await plateno.database.rows('select email from users where email = :wanted', {
      wanted,
    });
    expect(changed).toEqual({ email: wanted });

    const { emailUndo } = messages.accountMails;
    await openLink(visitor, await mailedLink(email, 'email-undo'));
    await visitor.checkScreen('undo of the email');
    await button(page, emailUndo.submit).click();
    await page.getByText(emailUndo.done).waitFor();
    await visitor.checkScreen('undone');
    await mailedLink(email, 'reset');
    await page.goto(`${plateno.url}/merchant`);
    await page.waitForURL('**/login?ended=1*');
    await leave(visitor);
  });
});
