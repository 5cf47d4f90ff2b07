import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Session } from '#contract/users/users.ts';
import { accepted, apiClient, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { chooseLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { goTo, goToSetting, moveTo, openMenu } from './steps/go-to.ts';
import { mailedLink } from './steps/mailed-link.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';
const bakery = 'Пекарна „Липа“';
const pottery = 'Работилница „Глина“';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation({ writesToUsers: true });
});
afterAll(async () => plateno.close());

const apiOf = async (username: string): Promise<ApiClient> => {
  const session = await plateno.api().post<Session>('/auth/login', { username, password });
  return apiClient(plateno.url, accepted(session).token);
};

const rows = rowsToRun([
  ['bg', phone],
  ['en', desktop],
] as const);

describe.each(rows)('a team and its accountant, language %s', (language, viewport) => {
  let owner: TestMerchant;
  let atOwner: Visitor;
  let link: PaymentLink;
  const cashier = `kasa-${language}@example.bg`;
  const kantora = `kantora-${language}@example.bg`;
  stopAtFirstFailure();

  beforeAll(async () => {
    owner = await plateno.addMerchant({ businessName: bakery });
    link = await plateno.createLink(owner, { description: 'Торта на собственика' });
    atOwner = await plateno.welcome(language, viewport);
    await openSignedIn(atOwner, plateno, { username: owner.email, password }, '/merchant');
  });

  const openInvitation = async (visitor: Visitor, to: string, former?: string): Promise<void> => {
    await visitor.page.goto(await mailedLink(plateno, to, 'invitation', former));
    await settled(visitor.page);
    await expect.poll(() => new URL(visitor.page.url()).hash).toBe('');
  };
  const invite = async (email: string, role: 'CASHIER' | 'ACCOUNTANT'): Promise<void> => {
    const { page, messages } = atOwner;
    const { invite: texts, roles } = messages.team;
    await button(page, texts.action).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, texts.email).fill(email);
    await field(dialog, texts.as).selectOption(role);
    await dialog.getByText(roles[role].may).waitFor();
    await atOwner.checkScreen(`invite ${role}`);
    await button(dialog, texts.submit).click();
    await page.getByText(fill(texts.sent, { email })).waitFor();
  };
  /** With a new account of the invited address, from the mailed link to the end of the invitation. */
  const acceptAsNew = async (email: string, name: string): Promise<Visitor> => {
    const visitor = await plateno.welcome(language, viewport);
    await openInvitation(visitor, email);
    await chooseLanguage(visitor);
    const { page, messages } = visitor;
    await field(page, messages.invitation.firstName).fill('Елена');
    await field(page, messages.invitation.lastName).fill('Петрова');
    await field(page, messages.invitation.password).fill(password);
    await visitor.checkScreen(`invitation ${name}`);
    await button(page, messages.invitation.create).click();
    return visitor;
  };

  it('an owner sees the team and invites a cashier', async () => {
    const { page, messages } = atOwner;
    await goToSetting(atOwner, messages.merchant.nav.team);
    await page.getByRole('table', { name: messages.team.members.title }).getByText(owner.email).waitFor();
    await page.getByText(messages.team.invitations.none).waitFor();
    await settled(page);
    await atOwner.checkScreen('team');
    await invite(cashier, 'CASHIER');
    await page.getByRole('table', { name: messages.team.invitations.title }).getByText(cashier).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('the cashier makes an account, creates a link and sees neither other links nor a refund', async () => {
    const visitor = await acceptAsNew(cashier, 'cashier');
    const { page, messages } = visitor;
    await page.getByText(fill(messages.invitation.accepted, { business: bakery })).waitFor();
    await visitor.checkScreen('invitation accepted');
    await button(page, fill(messages.invitation.enter, { business: bakery })).click();
    await page.getByRole('heading', { level: 1, name: messages.counter.title }).waitFor();
    await settled(page);
    await visitor.checkScreen('counter');
    await page.getByLabel(messages.counter.amount).fill('2,50');
    await field(page, messages.counter.note).fill('Баница на касата');
    await button(page, messages.counter.show).click();
    await page.getByText(messages.counter.waiting).waitFor();

    const api = await apiOf(cashier);
    const own = accepted(await api.get<PaymentLink[]>('/payment-links/me'));
    expect(own.map(({ description }) => description)).toEqual(['Баница на касата']);
    const checkout = await plateno.openCheckout(own[0]!);
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnPaid(checkout);
    await button(page, messages.counter.next).click();

    await goTo(visitor, messages.merchant.nav.links);
    await page.getByText('Баница на касата').first().waitFor();
    expect(await page.getByText('Торта на собственика').count()).toBe(0);
    await moveTo(page, `/merchant/links/${link.id}`);
    await page.getByText(messages.link.notFound).waitFor();
    await moveTo(page, `/merchant/payments/${checkout.paymentId}`);
    await settled(page);
    expect(await button(page, messages.payment.refund.action).count()).toBe(0);
    await visitor.checkScreen('payment of a cashier');
    await moveTo(page, '/merchant/team');
    await page.getByText(messages.merchant.rights.missingHint).waitFor();
    await visitor.checkScreen('page of another role');
    await moveTo(page, '/merchant/settings/account');
    await button(page, messages.team.leave.action).waitFor();
    await settled(page);
    await visitor.checkScreen('profile of a cashier');
    await visitor.leave();
  });

  it('an owner makes the cashier a manager with a limit', async () => {
    const { page, messages } = atOwner;
    const { members, roles, form } = messages.team;
    await moveTo(page, '/merchant/team');
    const name = 'Елена Петрова';
    await button(page, fill(members.changeOf, { name })).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, form.role).selectOption('MANAGER');
    await field(dialog, form.limit).fill('50');
    await atOwner.checkScreen('change role');
    await button(dialog, messages.shared.save).click();
    await page.getByText(fill(members.changed, { name, role: roles.MANAGER.name })).waitFor();
    await page.getByText(/50[,.]00/).waitFor();
    await atOwner.checkScreen('team of two');
    const [member] = await plateno.database.rows(
      'select m.role, m.refund_limit_minor from memberships m join users u on u.id = m.user_id where u.email = :cashier',
      { cashier },
    );
    expect(member).toEqual({ role: 'MANAGER', refund_limit_minor: 5_000 });
  });

  it('a person in two businesses changes between them in all tabs', async () => {
    const former = await mailedLink(plateno, cashier, 'invitation');
    const other = await plateno.addMerchant({ businessName: pottery });
    accepted(
      await other.api.post('/merchants/me/invitations', {
        email: cashier,
        kind: 'TEAM',
        role: 'VIEWER',
      }),
    );
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    await openInvitation(visitor, cashier, former);
    await chooseLanguage(visitor);
    await button(page, messages.invitation.signIn).waitFor();
    await visitor.checkScreen('invitation with an account');
    await button(page, messages.invitation.signIn).click();
    await signIn(visitor, cashier, password);
    await button(page, messages.invitation.accept).click();
    await button(page, fill(messages.invitation.enter, { business: pottery })).click();
    await page.getByText(fill(messages.merchant.home.welcome, { name: pottery })).waitFor();
    expect(await page.getByRole('link', { name: messages.merchant.home.createLink }).count()).toBe(0);

    const second = await page.context().newPage();
    await second.goto(`${plateno.url}/merchant`);
    await second.getByText(fill(messages.merchant.home.welcome, { name: pottery })).waitFor();
    if (visitor.isOnPhone) await openMenu(visitor);
    await page.getByRole('button', { name: fill(messages.team.switcher.label, { name: pottery }) }).click();
    await visitor.checkScreen('switcher');
    await page.getByRole('button', { name: bakery }).click();
    for (const tab of [page, second])
      await tab.getByText(fill(messages.merchant.home.welcome, { name: bakery })).waitFor();
    await visitor.leave();
  });

  it('an accountant is invited, reads, asks, and its access is ended', async () => {
    const { page, messages } = atOwner;
    await moveTo(page, '/merchant/team');
    await invite(kantora, 'ACCOUNTANT');
    const accountant = await acceptAsNew(kantora, 'accountant');
    const accepting = fill(messages.invitation.acceptedAccountant, { business: bakery });
    await accountant.page.getByText(accepting).waitFor();
    await accountant.leave();
    const api = await apiOf(kantora);
    accepted(await api.get('/payments'));
    const question = 'За коя услуга е плащането?';
    accepted(await api.post(`/merchants/${owner.id}/questions`, { question }));

    await moveTo(page, '/merchant/payments');
    if (atOwner.isOnPhone) await openMenu(atOwner);
    const menu = atOwner.isOnPhone ? page.getByRole('dialog') : page;
    const places = menu.getByRole('navigation', { name: messages.merchant.nav.label });
    const reports = places.getByRole('link', { name: messages.merchant.nav.reports });
    await reports.getByText('1', { exact: true }).waitFor();
    await settled(page);
    await atOwner.checkScreen('open question');
    await reports.click();
    const tabs = page.getByRole('navigation', { name: messages.merchant.nav.reports, exact: true });
    await tabs.getByRole('link', { name: messages.merchant.nav.questions }).click();
    await field(page, messages.questions.answer).fill('За торта.');
    await atOwner.checkScreen('question');
    await button(page, messages.questions.submit).click();
    await page.getByText(messages.questions.sent).waitFor();
    await page.getByText('За торта.').waitFor();
    await atOwner.checkScreen('answered question');

    await goToSetting(atOwner, messages.merchant.nav.team);
    const { accountants, log } = messages.team;
    await page.getByRole('table', { name: log.title }).getByText(kantora).first().waitFor();
    await settled(page);
    await atOwner.checkScreen('team with an accountant');
    await button(page, fill(accountants.endOf, { name: 'Елена Петрова' })).click();
    await atOwner.checkScreen('end access');
    await button(page.getByRole('dialog'), accountants.end).click();
    await page.getByText(fill(accountants.ended, { name: 'Елена Петрова' })).waitFor();
    await page.getByText(accountants.none).waitFor();
    const { body } = await api.get<unknown[]>('/payments');
    expect(body).toEqual([]);
  });

  it('a withdrawn invitation says that it is no longer valid, and a removed member is signed out', async () => {
    const { page, messages } = atOwner;
    const { members, invitations } = messages.team;
    const late = `late-${language}@example.bg`;
    await invite(late, 'CASHIER');
    await mailedLink(plateno, late, 'invitation');
    await button(page, fill(invitations.withdrawOf, { email: late })).click();
    await button(page.getByRole('dialog'), invitations.withdraw).click();
    await page.getByText(fill(invitations.withdrawn, { email: late })).waitFor();
    const visitor = await plateno.welcome(language, viewport);
    await openInvitation(visitor, late);
    await chooseLanguage(visitor);
    await visitor.page.getByText(visitor.messages.invitation.gone).waitFor();
    await visitor.checkScreen('invitation gone');

    await button(page, fill(members.removeOf, { name: 'Елена Петрова' })).click();
    await button(page.getByRole('dialog'), members.remove).click();
    await page.getByText(fill(members.removed, { name: 'Елена Петрова' })).waitFor();
    await visitor.leave();
    expect([...atOwner.faults, ...plateno.faults(), ...plateno.complaints()]).toEqual([]);
  });
});
