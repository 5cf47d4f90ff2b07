import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { samplePortalApi } from '#web/demo/sample-portal-api.ts';
import { AccountBanners } from '#web/merchant/shell/AccountBanners.tsx';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { EmailPanel } from '#web/merchant/profile/EmailPanel.tsx';
import { ApiError } from '#web/shared/api-error.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import type { Account, PortalApi } from '#web/shared/portal/portal-api.ts';

prepareComponentTests();
const messages = { bg, en };
const texts = en.merchant.account;
const { email } = ownerAccount;

const show = (account: Account, methods: Partial<PortalApi> = {}) => {
  const sample = samplePortalApi('en', new Date('2026-11-20T10:00:00Z'), 'https://plateno.example');
  const api = { ...sample, account: async () => account, ...methods };
  return renderScreen(
    <MessagesProvider messages={messages}>
      <PortalProvider api={api} base="/merchant" isDemo={false}>
        <AccountBanners />
        <EmailPanel />
      </PortalProvider>
    </MessagesProvider>,
  );
};
const say = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);

test('an unverified user can ask for the link again and reads where it went', async () => {
  const resendVerification = vi.fn(async () => undefined);
  const { user, findByText, getByText, queryByText } = show(
    { ...ownerAccount, isEmailVerified: false },
    { resendVerification },
  );
  await findByText(say(texts.unverified, { email }));
  await user.click(getByText(texts.resend));
  await findByText(say(texts.resent, { email }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say(texts.resent, { email })));
  expect(queryByText(texts.resend)).toBeNull();
  expect(resendVerification).toHaveBeenCalledTimes(1);
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
  const changeEmail = vi.fn(async () => undefined);
  const { user, findByLabelText, getByLabelText, getByText, findByText } = show(ownerAccount, {
    changeEmail,
  });
  await user.type(await findByLabelText(texts.email.new), 'nova@example.com');
  await user.type(getByLabelText(texts.email.password), 'дълга парола 1');
  await user.click(getByText(texts.email.submit));
  const mailed = say(texts.email.mailed, { email: 'nova@example.com', former: email });
  await findByText(mailed);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(mailed));
  expect(changeEmail.mock.calls).toEqual([[{ email: 'nova@example.com', password: 'дълга парола 1' }]]);
});

test('a taken address is refused beside its field', async () => {
  const changeEmail = async () => {
    throw new ApiError(422, { code: 'input.invalid', message: 'Fix it.', fields: { email: 'Taken.' } });
  };
  const { user, findByLabelText, getByLabelText, getByText, findByText } = show(ownerAccount, {
    changeEmail,
  });
  const field = await findByLabelText(texts.email.new);
  await user.type(field, 'nova@example.com');
  await user.type(getByLabelText(texts.email.password), 'дълга парола 1');
  await user.click(getByText(texts.email.submit));
  await findByText('Taken.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
