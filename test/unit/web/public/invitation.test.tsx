// @vitest-environment jsdom
import { Route, Routes, useLocation } from 'react-router-dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { answers, stubApi } from '#test/unit/web/support/stub-api.ts';
import { InvitationPage } from '#web/public/invitation/InvitationPage.tsx';
import { keepToken } from '#web/public/invitation/kept-token.ts';
import { en } from '#web/public/invitation/messages/en.ts';
import { PublicSurface } from '#web/public/PublicSurface.tsx';
import { fill } from '#web/shared/messages/fill.ts';
import { readSession, writeSession } from '#web/shared/session.ts';

/** The theme switch reads `matchMedia` when it is loaded; jsdom has none. */
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false })),
);

prepareComponentTests();
const api = stubApi();
const texts = en.invitation;
const token = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const facts = { businessName: 'Пекарна', kind: 'TEAM', role: 'CASHIER', hasAccount: false } as const;
const asked = { business: 'Пекарна', role: texts.roles.CASHIER.name };
const accepted = { username: 'elena@example.bg', kind: 'TEAM', merchantId: 8 };
const password = 'дълга парола 1';

const Place = () => {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="place">{pathname + search + hash}</output>;
};
const show = (url = `/invitation#${token}`) =>
  renderScreen(
    <PublicSurface>
      <Routes>
        <Route path="/invitation" element={<InvitationPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
    </PublicSurface>,
    { url },
  );

beforeEach(() => {
  keepToken(undefined);
  api.on('POST /invitations/read', answers.ok(facts));
});

test('an invitation names business and role, and its token leaves the address bar', async () => {
  const { findByText, getByText, getByLabelText } = show();
  await findByText(fill(texts.team, asked));
  getByText(texts.roles.CASHIER.may);
  expect(getByLabelText('place').textContent).toBe('/invitation');
  expect(api.asked('POST /invitations/read')[0]?.body).toEqual({ token });
});

test('a link without a whole token asks the server nothing', async () => {
  const { findByText } = show('/invitation#short');
  await findByText(texts.missing);
  expect(api.asked('POST /invitations/read')).toEqual([]);
});

test('a withdrawn invitation says that it is no longer valid', async () => {
  api.on('POST /invitations/read', answers.refusal(410, 'invitations.gone', 'Gone.'));
  const { findByText, queryByText } = show();
  await findByText(texts.gone);
  expect(queryByText(texts.refuse)).toBeNull();
});

test('an invitation that could not be loaded is loaded again on request', async () => {
  api.on('POST /invitations/read', answers.refusal(500, 'internal', 'Broken.'));
  const { user, findByText, getByRole } = show();
  await findByText('Broken.');
  api.on('POST /invitations/read', answers.ok(facts));
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(await findByText(fill(texts.team, asked))).toBeTruthy();
});

test('a person without an account makes one, is signed in with it and opens the business', async () => {
  api.on('POST /invitations/accept', answers.ok(accepted));
  api.on('POST /auth/login', answers.ok({ token: 'jwt', username: accepted.username, role: 'MERCHANT' }));
  api.on('PUT /auth/session', answers.ok({ merchantId: 8 }));
  const { user, findByLabelText, getByLabelText, getByText, findByText } = show();
  await user.type(await findByLabelText(texts.firstName), 'Елена');
  await user.type(getByLabelText(texts.lastName), 'Петрова');
  await user.type(getByLabelText(texts.password), password);
  await user.click(getByText(texts.create));
  await findByText(fill(texts.accepted, { business: 'Пекарна' }));
  expect(api.asked('POST /invitations/accept')[0]).toMatchObject({
    body: { token, account: { firstName: 'Елена', lastName: 'Петрова', password } },
    token: null,
  });
  expect(readSession()?.username).toBe(accepted.username);
  await user.click(getByText(fill(texts.enter, { business: 'Пекарна' })));
  await waitFor(() => expect(getByLabelText('place').textContent).toBe('/merchant'));
  expect(api.asked('PUT /auth/session')[0]?.body).toEqual({ merchantId: 8 });
  expect(readSession()?.merchantId).toBe(8);
});

test('a person signed in with another address makes the new account without that session', async () => {
  api.on('POST /invitations/accept', answers.refusal(401, 'access.sign-in', 'Sign in.'));
  writeSession({ token: 'jwt', username: 'maria', role: 'MERCHANT' });
  const { user, findByText, getByLabelText, getByText } = show();
  await findByText(fill(texts.otherUser, { username: 'maria' }));
  await user.type(getByLabelText(texts.firstName), 'Елена');
  await user.type(getByLabelText(texts.lastName), 'Петрова');
  await user.type(getByLabelText(texts.password), password);
  await user.click(getByText(texts.create));
  // The address got an account meanwhile.
  await findByText(fill(texts.signedInAs, { username: 'maria' }));
  expect(api.asked('POST /invitations/accept')[0]?.token).toBeNull();
  expect(readSession()?.username).toBe('maria');
});

test('a new account without a name or with a short password is not sent', async () => {
  const { user, findByLabelText, getByText } = show();
  const name = await findByLabelText(texts.firstName);
  await user.click(getByText(texts.create));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(api.asked('POST /invitations/accept')).toEqual([]);
});

test('an address with an account signs in first, comes back and accepts without the token in any URL', async () => {
  api.on('POST /invitations/read', answers.ok({ ...facts, hasAccount: true }));
  api.on('POST /invitations/accept', answers.ok(accepted));
  const first = show();
  await first.user.click(await first.findByText(texts.signIn));
  const place = first.getByLabelText('place').textContent;
  expect(place).toBe('/login?next=%2Finvitation');
  first.unmount();

  writeSession({ token: 'jwt', username: 'elena', role: 'MERCHANT' });
  const back = show('/invitation');
  await back.user.click(await back.findByText(texts.accept));
  await back.findByText(fill(texts.accepted, { business: 'Пекарна' }));
  expect(api.asked('POST /invitations/accept')[0]).toMatchObject({ body: { token }, token: 'Bearer jwt' });
});

test.each([
  [403, 'This invitation is for another address.'],
  [409, 'Your account has another role. Use another address.'],
])('a refusal with %i is shown, and another account can be used', async (status, message) => {
  api.on('POST /invitations/read', answers.ok({ ...facts, hasAccount: true }));
  api.on('POST /invitations/accept', answers.refusal(status, 'invitations.refused', message));
  writeSession({ token: 'jwt', username: 'maria', role: 'MERCHANT' });
  const { user, findByText, getByText, getByLabelText } = show();
  await user.click(await findByText(texts.accept));
  await findByText(message);
  await user.click(getByText(texts.other));
  expect(readSession()).toBeNull();
  expect(getByLabelText('place').textContent).toBe('/login?next=%2Finvitation');
});

test('a session that has ended leads to the sign-in step', async () => {
  api.on('POST /invitations/read', answers.ok({ ...facts, hasAccount: true }));
  api.on('POST /invitations/accept', answers.refusal(401, 'access.sign-in', 'Sign in.'));
  writeSession({ token: 'old', username: 'elena', role: 'MERCHANT' });
  const { user, findByText } = show();
  await user.click(await findByText(texts.accept));
  await findByText(texts.signIn);
  expect(readSession()).toBeNull();
});

test('an accountant who accepts is led to the clients', async () => {
  const kind = 'ACCOUNTANT';
  api.on('POST /invitations/read', answers.ok({ ...facts, kind, role: null, hasAccount: true }));
  api.on('POST /invitations/accept', answers.ok({ ...accepted, kind }));
  writeSession({ token: 'jwt', username: 'kantora', role: 'ACCOUNTANT' });
  const { user, findByText, findByRole } = show();
  await findByText(fill(texts.accountant, { business: 'Пекарна' }));
  await user.click(await findByText(texts.accept));
  const link = await findByRole('link', { name: texts.openClients });
  expect(link.getAttribute('href')).toBe('/admin');
});

test('an invitation is refused only after a second press', async () => {
  api.on('POST /invitations/refuse', answers.empty);
  const { user, findByRole, getByRole, findByText } = show();
  await user.click(await findByRole('button', { name: texts.refuse }));
  expect(api.asked('POST /invitations/refuse')).toEqual([]);
  const dialog = getByRole('dialog');
  const buttons = [...dialog.querySelectorAll('button')];
  await user.click(buttons.find(({ textContent }) => textContent === texts.refuse)!);
  await findByText(texts.refused);
  expect(api.asked('POST /invitations/refuse')[0]?.body).toEqual({ token });
});
