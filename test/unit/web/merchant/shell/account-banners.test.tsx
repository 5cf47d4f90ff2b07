import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { AccountBanners } from '#web/merchant/shell/AccountBanners.tsx';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { EmailPanel } from '#web/merchant/profile/EmailPanel.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import type { Account } from '#contract/users/users.ts';

prepareComponentTests();
const server = stubPortal();
const messages = { bg, en };
const texts = en.merchant.account;
const { email } = ownerAccount;

const show = (account: Account) => {
  server.on('GET /auth/session', answers.ok(account));
  return renderScreen(
    <MessagesProvider messages={messages}>
      <PortalProvider base="/merchant" isDemo={false}>
        <AccountBanners />
        <EmailPanel />
      </PortalProvider>
    </MessagesProvider>,
  );
};
const say = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);

test('an unverified user can ask for the link again and reads where it went', async () => {
  server.on('POST /auth/verify/resend', answers.empty);
  const { user, findByText, getByText, queryByText } = show({ ...ownerAccount, isEmailVerified: false });
  await findByText(say(texts.unverified, { email }));
  await user.click(getByText(texts.resend));
  await findByText(say(texts.resent, { email }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say(texts.resent, { email })));
  expect(queryByText(texts.resend)).toBeNull();
  expect(server.asked('POST /auth/verify/resend')).toHaveLength(1);
});

test('a password that an administrator typed is to be changed, and the banner leads there', async () => {
  const { findByRole } = show({ ...ownerAccount, isPasswordTemporary: true });
  const link = await findByRole('link', { name: texts.password.submit });
  expect(link.getAttribute('href')).toBe('/merchant/settings/account#password');
});

test('a verified user with an own password sees no banner', async () => {
  const { findByText, queryByText, queryByRole } = show(ownerAccount);
  await findByText(texts.email.verified, { exact: false });
  expect(queryByText(texts.resend)).toBeNull();
  expect(queryByRole('link', { name: texts.password.submit })).toBeNull();
});

test('a change of the email says that both addresses got a mail', async () => {
  server.on('PUT /auth/email', answers.empty);
  const { user, findByLabelText, getByLabelText, getByText, findByText } = show(ownerAccount);
  await user.type(await findByLabelText(texts.email.new), 'nova@example.com');
  await user.type(getByLabelText(texts.email.password), 'дълга парола 1');
  await user.click(getByText(texts.email.submit));
  const mailed = say(texts.email.mailed, { email: 'nova@example.com', former: email });
  await findByText(mailed);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(mailed));
  expect(server.asked('PUT /auth/email').map(({ body }) => body)).toEqual([
    { email: 'nova@example.com', password: 'дълга парола 1' },
  ]);
});

test('a taken address is refused beside its field', async () => {
  server.on('PUT /auth/email', answers.refusal(422, 'input.invalid', 'Fix it.', { email: 'Taken.' }));
  const { user, findByLabelText, getByLabelText, getByText, findByText } = show(ownerAccount);
  const field = await findByLabelText(texts.email.new);
  await user.type(field, 'nova@example.com');
  await user.type(getByLabelText(texts.email.password), 'дълга парола 1');
  await user.click(getByText(texts.email.submit));
  await findByText('Taken.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
