// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Invitation } from '#contract/team/invitations.ts';
import type { TeamMember } from '#contract/team/team.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { sampleData, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { sampleMerchant } from '#web/demo/sample-merchant.ts';
import { AllMessages } from '#web/merchant/kit/messages/AllMessages.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { en } from '#web/merchant/team/messages/en.ts';
import { TeamPage } from '#web/merchant/team/TeamPage.tsx';
import { fill } from '#web/shared/messages/fill.ts';

prepareComponentTests();
const api = stubPortal();
const texts = en.team;

const owner: TeamMember = {
  userId: 5,
  username: 'maria',
  email: 'maria@example.bg',
  isEmailRefused: false,
  firstName: 'Мария',
  lastName: 'Георгиева',
  role: 'OWNER',
  refundLimit: null,
  isCaller: true,
  createdAt: '2026-10-01T08:00:00.000Z',
  lastLogin: '2026-11-20T08:00:00.000Z',
};
const manager: TeamMember = {
  ...owner,
  userId: 6,
  email: 'ivan@example.bg',
  firstName: 'Иван',
  lastName: 'Петров',
  role: 'MANAGER',
  refundLimit: 200,
  isCaller: false,
  lastLogin: null,
};
const sent: Invitation = {
  id: 1,
  email: 'elena@example.bg',
  isEmailRefused: false,
  kind: 'TEAM',
  role: 'MANAGER',
  refundLimit: 150,
  state: 'SENT',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-04T08:00:00.000Z',
};
const emptyPage = { content: [], totalElements: 0 };

beforeEach(() => {
  api.on('GET /merchants/me/team', answers.ok([owner, manager]));
  api.on('GET /merchants/me/invitations', answers.ok([sent]));
  api.on('GET /merchants/me/accountants', answers.ok([]));
  api.on('GET /merchants/me/access-log', answers.ok(emptyPage));
});

const show = (url = '/') => {
  return renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <AllMessages>
        <TeamPage />
      </AllMessages>
    </PortalProvider>,
    { url },
  );
};

test('an owner sees each member with role, limit and last sign-in', async () => {
  const { findByRole } = show();
  const table = await findByRole('table', { name: texts.members.title });
  await within(table).findByText('Иван Петров');
  expect(within(table).getByText(texts.roles.MANAGER.name)).toBeTruthy();
  expect(within(table).getByText(/refunds up to .*200/)).toBeTruthy();
  expect(within(table).getByText(texts.members.never)).toBeTruthy();
  expect(within(table).getByText(`(${texts.members.you})`)).toBeTruthy();
});

test('an owner without a last name is asked for the own name once, which is saved', async () => {
  api.on('GET /auth/session', answers.ok(ownerAccount));
  api.on('PUT /auth/name', () => {
    api.on('GET /auth/session', answers.ok({ ...ownerAccount, lastName: 'Георгиева' }));
    return answers.empty();
  });
  const { user, findByRole, queryByRole } = show();
  const form = within(await findByRole('form', { name: texts.ownName.title }));
  await user.type(form.getByRole('textbox', { name: /First name/ }), 'Мария');
  await user.type(form.getByRole('textbox', { name: /Last name/ }), 'Георгиева');
  await user.click(form.getByRole('button'));
  await waitFor(() => expect(queryByRole('form', { name: texts.ownName.title })).toBeNull());
  expect(api.asked('PUT /auth/name').map(({ body }) => body)).toEqual([
    { firstName: 'Мария', lastName: 'Георгиева' },
  ]);
});

test('an invited cashier has a role and no limit, an outside accountant neither', async () => {
  api.on('POST /merchants/me/invitations', answers.ok(sent));
  const { user, findByRole, getByRole } = show();
  for (const role of ['CASHIER', 'ACCOUNTANT'] as const) {
    await user.click(getByRole('button', { name: texts.invite.action }));
    const dialog = within(await findByRole('dialog'));
    await user.type(dialog.getByLabelText(texts.invite.email), 'elena@example.bg');
    await user.selectOptions(dialog.getByLabelText(texts.invite.as), role);
    dialog.getByText(texts.roles[role].may);
    await user.click(dialog.getByText(texts.invite.submit));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  }
  expect(api.asked('POST /merchants/me/invitations').map(({ body }) => body)).toEqual([
    { email: 'elena@example.bg', kind: 'TEAM', role: 'CASHIER' },
    { email: 'elena@example.bg', kind: 'ACCOUNTANT' },
  ]);
});

test('an invited manager has the limit that the owner types, 200 by default', async () => {
  api.on('POST /merchants/me/invitations', answers.ok(sent));
  const { user, findByRole, getByRole } = show();
  await user.click(getByRole('button', { name: texts.invite.action }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(texts.invite.email), 'elena@example.bg');
  await user.selectOptions(dialog.getByLabelText(texts.invite.as), 'MANAGER');
  const limit = dialog.getByLabelText(texts.form.limit);
  expect(limit).toHaveProperty('value', '200.00');
  await user.clear(limit);
  await user.type(limit, '150,50');
  await user.click(dialog.getByText(texts.invite.submit));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(api.asked('POST /merchants/me/invitations')[0]?.body).toEqual({
    email: 'elena@example.bg',
    kind: 'TEAM',
    role: 'MANAGER',
    refundLimit: 150.5,
  });
});

test('an invitation without a valid email is not sent', async () => {
  const { user, findByRole, getByRole } = show();
  await user.click(getByRole('button', { name: texts.invite.action }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(texts.invite.email), 'elena');
  await user.click(dialog.getByText(texts.invite.submit));
  await waitFor(() =>
    expect(dialog.getByLabelText(texts.invite.email).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(api.asked('POST /merchants/me/invitations')).toEqual([]);
});

test('an invitation that is sent again keeps its role and limit', async () => {
  api.on('POST /merchants/me/invitations', answers.ok(sent));
  const { user, findByRole, findByText } = show();
  const again = fill(texts.invitations.againOf, { email: sent.email });
  await user.click(await findByRole('button', { name: again }));
  await findByText(fill(texts.invite.sent, { email: sent.email }));
  expect(api.asked('POST /merchants/me/invitations')[0]?.body).toEqual({
    email: sent.email,
    kind: 'TEAM',
    role: 'MANAGER',
    refundLimit: 150,
  });
});

test('an accepted invitation can neither be withdrawn nor sent again', async () => {
  api.on('GET /merchants/me/invitations', answers.ok([{ ...sent, state: 'ACCEPTED' }]));
  const { findByText, queryByText } = show();
  await findByText(texts.invitations.states.ACCEPTED);
  expect(queryByText(texts.invitations.withdraw)).toBeNull();
  expect(queryByText(texts.invitations.again)).toBeNull();
});

test('the refusal to remove a member stays in the dialog, and the member stays in the list', async () => {
  api.on('DELETE /merchants/me/team/6', answers.refusal(409, 'team.last-owner', 'The last owner.'));
  const { user, findByRole, findByText } = show();
  const remove = fill(texts.members.removeOf, { name: 'Иван Петров' });
  await user.click(await findByRole('button', { name: remove }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.members.remove }));
  await findByText('The last owner.');
  expect(await findByText('Иван Петров')).toBeTruthy();
});

test('a change from manager to cashier sends no limit', async () => {
  api.on('PUT /merchants/me/team/6', answers.ok({ ...manager, role: 'CASHIER', refundLimit: null }));
  const { user, findByRole, findByText } = show();
  const change = fill(texts.members.changeOf, { name: 'Иван Петров' });
  await user.click(await findByRole('button', { name: change }));
  const dialog = within(await findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(texts.form.role), 'CASHIER');
  await user.click(dialog.getByText('Save'));
  await findByText(fill(texts.members.changed, { name: 'Иван Петров', role: texts.roles.CASHIER.name }));
  expect(api.asked('PUT /merchants/me/team/6')[0]?.body).toEqual({ role: 'CASHIER' });
});

test('the access log asks the server for the page of the URL', async () => {
  const view = { id: 9, at: '2026-11-20T08:00:00.000Z', username: null, viewed: 'DOCUMENTS' };
  api.on('GET /merchants/me/access-log', answers.ok({ content: [view], totalElements: 11 }));
  const { findByText, getByText } = show('/?page=2');
  await findByText(texts.log.kinds.DOCUMENTS);
  getByText(texts.log.deleted);
  expect(api.asked('GET /merchants/me/access-log')[0]?.path).toBe(
    '/merchants/me/access-log?page=1&size=10&sortBy=id&sortDir=desc',
  );
});

test.each([
  [[owner], 0],
  [[owner, { ...manager, role: 'OWNER' as const }], 1],
])('only an owner beside another one may leave the team: %#', async (members, buttons) => {
  api.on('GET /merchants/me/team', answers.ok(members));
  const { findByText, queryAllByRole } = show();
  await findByText('Мария Георгиева');
  expect(queryAllByRole('button', { name: texts.leave.action })).toHaveLength(buttons);
});

test('an owner whose name is that of the business is known by the address', async () => {
  const { businessName } = sampleMerchant(sampleData);
  api.on('GET /merchants/me/team', answers.ok([{ ...owner, firstName: businessName, lastName: '' }]));
  const { findByText, queryByText } = show();
  await findByText('maria@example.bg');
  await waitFor(() => expect(queryByText(businessName)).toBeNull());
});

test('a team that has all members of its plan reads which plan has more, and still invites an accountant', async () => {
  api.on('GET /merchants/me', answers.ok({ ...sampleMerchant(sampleData), plan: 'STARTER' }));
  const { user, findByText, getByRole, findByRole } = show();
  await findByText(/Your plan includes 2 team members/);
  expect(getByRole('link', { name: 'The Growth plan has more' }).getAttribute('href')).toBe(
    '/merchant/settings/plan',
  );
  await user.click(getByRole('button', { name: texts.invite.action }));
  const dialog = within(await findByRole('dialog'));
  const roles = within(dialog.getByLabelText(/^As/)).getAllByRole('option');
  expect(roles.map(({ textContent }) => textContent)).toEqual([texts.roles.ACCOUNTANT.name]);
});

test('a member beyond the plan is marked as one who only sees', async () => {
  api.on('GET /merchants/me/team', answers.ok([owner, { ...manager, isBeyondPlan: true }]));
  const { findAllByText } = show();
  expect(await findAllByText(texts.beyond.mark)).toHaveLength(1);
});
