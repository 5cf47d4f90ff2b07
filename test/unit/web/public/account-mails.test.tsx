import { waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { EmailUndoPage, VerifyPage } from '#web/public/account-mails/ConfirmationPage.tsx';
import { ForgotPage } from '#web/public/account-mails/ForgotPage.tsx';
import { en } from '#web/public/account-mails/messages/en.ts';
import { ResetPage, WelcomePage } from '#web/public/account-mails/NewPasswordPage.tsx';
import { PublicSurface } from '#web/public/PublicSurface.tsx';
import { browserStorage } from '#web/shared/browser-storage.ts';

/** The theme switch reads `matchMedia` when it is loaded; jsdom has none. */
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false })),
);

prepareComponentTests();
const texts = en.accountMails;
const token = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const password = 'дълга парола 1';

const answers = vi.fn<(path: string, body: unknown) => Response>();
beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) =>
    answers(path, body === undefined ? undefined : JSON.parse(body)),
  );
});
const empty = (status: number) => () => new Response(null, { status });
const refusal = (status: number, code: string, message: string) => () =>
  new Response(JSON.stringify({ code, message }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const Hash = () => <output aria-label="hash">{useLocation().hash}</output>;
const show = (page: React.ReactNode, url: string) =>
  renderScreen(
    <PublicSurface>
      {page}
      <Hash />
    </PublicSurface>,
    { url },
  );
/** The focus moves to the result, so that a screen reader reads it; the effect runs after the text is shown. */
const expectFocusOn = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

test.each([
  ['reset', ResetPage],
  ['welcome', WelcomePage],
  ['verify', VerifyPage],
  ['email-undo', EmailUndoPage],
])('/%s removes the token from the address bar and sends nothing before a press', async (path, Page) => {
  const { getByLabelText, findByRole } = show(<Page />, `/${path}?lang=en#${token}`);
  await findByRole('heading', { level: 1 });
  await waitFor(() => expect(getByLabelText('hash').textContent).toBe(''));
  expect(getByLabelText('query').textContent).toBe('?lang=en');
  expect(answers).not.toHaveBeenCalled();
});

test('a link whose token was cut off says so and leads to a new one', async () => {
  const { findByText, getByRole } = show(<ResetPage />, `/reset#${token.slice(0, 20)}`);
  await findByText(texts.reset.missing);
  expect(getByRole('link', { name: texts.password.askForLink }).getAttribute('href')).toBe('/forgot');
});

test('a new password is sent with the token, and the result leads to the sign-in page', async () => {
  answers.mockImplementation(empty(204));
  const { user, getByLabelText, getByText, findByText } = show(<ResetPage />, `/reset#${token}`);
  await user.type(getByLabelText(texts.password.new), password);
  await user.click(getByText(texts.reset.submit));
  await findByText(texts.reset.done);
  expect(answers.mock.calls).toEqual([['/api/auth/reset', { token, password }]]);
  await expectFocusOn(texts.reset.done);
});

test('an account with a second factor is asked for its code and keeps the typed password', async () => {
  const session = JSON.stringify({ token: 'jwt', username: 'maria', role: 'MERCHANT' });
  localStorage.setItem(browserStorage.session.key, session);
  answers.mockImplementationOnce(refusal(401, 'accounts.code-needed', 'Also enter the code.'));
  answers.mockImplementationOnce(refusal(401, 'accounts.wrong-code', 'The code is incorrect.'));
  answers.mockImplementationOnce(empty(204));
  const { user, getByLabelText, findByLabelText, queryByLabelText, getByText, findByText } = show(
    <ResetPage />,
    `/reset#${token}`,
  );
  await user.type(getByLabelText(texts.password.new), password);
  expect(queryByLabelText(texts.password.code)).toBeNull();
  await user.click(getByText(texts.reset.submit));
  const code = await findByLabelText(texts.password.code);
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.type(code, '111111');
  await user.click(getByText(texts.reset.submit));
  await findByText('The code is incorrect.');
  await user.clear(code);
  await user.type(code, '492039');
  await user.click(getByText(texts.reset.submit));
  await findByText(texts.reset.done);
  expect(answers.mock.lastCall).toEqual(['/api/auth/reset', { token, password, code: '492039' }]);
  // A refused code is not an ended session.
  expect(localStorage.getItem(browserStorage.session.key)).toBe(session);
});

test('a used link of an invitation is explained and leads to a new link', async () => {
  answers.mockImplementation(refusal(410, 'accounts.link-gone', 'This link is no longer valid.'));
  const { user, getByLabelText, getByText, findByText, getByRole } = show(
    <WelcomePage />,
    `/welcome#${token}`,
  );
  await user.type(getByLabelText(texts.password.new), password);
  await user.click(getByText(texts.invitation.submit));
  await findByText(texts.invitation.gone);
  await expectFocusOn(texts.invitation.gone);
  expect(getByRole('link', { name: texts.password.askForLink }).getAttribute('href')).toBe('/forgot');
});

test('the confirmation of a forgotten password repeats the typed address and not whether it is known', async () => {
  answers.mockImplementation(empty(202));
  const { user, getByLabelText, getByText, findByText } = show(<ForgotPage />, '/forgot');
  await user.type(getByLabelText(texts.forgot.email), ' maria@example.com ');
  await user.click(getByText(texts.forgot.submit));
  const sent = texts.forgot.sent.replace('{email}', 'maria@example.com');
  await findByText(sent);
  await expectFocusOn(sent);
  await user.click(getByText(texts.forgot.again));
  expect(getByLabelText(texts.forgot.email)).toHaveProperty('value', '');
});

test('the result of a confirmed address takes the focus; without a session the next step is to sign in', async () => {
  answers.mockImplementation(empty(204));
  const { user, getByText, findByText, getByRole } = show(<VerifyPage />, `/verify#${token}`);
  await user.click(getByText(texts.verify.submit));
  await findByText(texts.verify.mailed);
  expect(answers.mock.calls).toEqual([['/api/auth/verify', { token }]]);
  await expectFocusOn(texts.verify.mailed);
  const main = getByRole('main');
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/login']);
});

test('a browser without a session may give the password of the registration, which is sent with the token', async () => {
  answers.mockImplementation(empty(204));
  const { user, getByLabelText, getByText, findByText } = show(<VerifyPage />, `/verify#${token}`);
  await user.type(getByLabelText(texts.verify.password, { exact: false }), password);
  await user.click(getByText(texts.verify.submit));
  await findByText(texts.verify.done);
  expect(answers.mock.calls).toEqual([['/api/auth/verify', { token, password }]]);
});

test('an undo whose connection is lost is sent again by itself and succeeds', async () => {
  answers.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  answers.mockImplementationOnce(empty(204));
  const { user, getByRole, findByText } = show(<EmailUndoPage />, `/email-undo#${token}`);
  await user.click(getByRole('button', { name: texts.emailUndo.submit }));
  await findByText(texts.emailUndo.done);
  expect(answers).toHaveBeenCalledTimes(2);
});
