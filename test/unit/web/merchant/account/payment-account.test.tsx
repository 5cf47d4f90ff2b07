// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { AccountPage } from '#web/merchant/account/AccountPage.tsx';
import { ProviderAccountBanner } from '#web/merchant/account/ProviderAccountBanner.tsx';
import { en as page } from '#web/merchant/account/messages/en.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const server = stubPortal();
afterEach(() => void vi.useRealTimers());
const active: OwnAccount = {
  isNeeded: true,
  status: 'ACTIVE',
  isChargeable: true,
  isPaidOut: true,
  due: [],
  pastDue: [],
  deadline: null,
  disabledReason: null,
  bankLast4: '5678',
  bankCurrency: 'EUR',
  checkedAt: '2026-11-29T10:00:00.000Z',
};
const due = [{ code: 'company.tax_id', text: 'EIK' }];
const texts = page.account;
const { banner } = page.account;

const show = (account: Partial<OwnAccount>, url = '/merchant/account') => {
  server.on('GET /merchants/me/account', answers.ok({ ...active, ...account }));
  server.on('GET /auth/session', answers.ok(ownerAccount));
  return renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <ProviderAccountBanner />
        <AccountPage />
      </PortalProvider>
    </MessagesProvider>,
    { url },
  );
};

test('a merchant without an account opens one and is led to the provider’s form', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
  server.on('POST /merchants/me/account', answers.ok({ url: 'https://connect.example/form' }));
  const { user: person, findByRole } = show({ status: 'NONE', isChargeable: false, isPaidOut: false });
  await person.click(await findByRole('button', { name: texts.start }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.example/form'));
});

test('a return from the provider asks for the state, and an expired link is replaced', async () => {
  server.on('POST /merchants/me/account/refresh', answers.ok(active));
  const started = { status: 'STARTED', isChargeable: false, isPaidOut: false, due } as const;
  const { findByText } = show(started, '/merchant/account?from=provider');
  await findByText(texts.statuses.ACTIVE);
  expect(server.asked('POST /merchants/me/account/refresh')).toHaveLength(1);
});

/** What the next poll of the account is answered by. */
const answerPoll = async (answer: () => Response | Promise<Response>): Promise<void> => {
  server.on('GET /merchants/me/account', answer);
  await vi.advanceTimersByTimeAsync(5_000);
};

/** Lets the queries and React handle what has been answered. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setTimeout(resolve));
};

test('an account that the provider checks becomes active on the open page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { findByText } = show({ status: 'PENDING' });
  await findByText(texts.statuses.PENDING);
  await answerPoll(answers.ok(active));
  expect(await findByText(texts.statuses.ACTIVE)).toBeDefined();
});

test('a read that is answered after a later refresh does not restore the former state', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.on('POST /merchants/me/account/refresh', answers.ok(active));
  const { user: person, findByText, findByRole, getByText } = show({ status: 'PENDING' });
  await findByText(texts.statuses.PENDING);
  const late = Promise.withResolvers<Response>();
  await answerPoll(() => late.promise);
  await person.click(await findByRole('button', { name: texts.refresh }));
  await findByText(texts.statuses.ACTIVE);
  late.resolve(answers.ok({ ...active, status: 'PENDING' })());
  await settle();
  expect(getByText(texts.statuses.ACTIVE)).toBeDefined();
});

test('an expired link is replaced by a new one', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
  server.on('POST /merchants/me/account/continue', answers.ok({ url: 'https://connect.example/again' }));
  show({ status: 'STARTED', due }, '/merchant/account?from=expired');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.example/again'));
});

test('what is missing is named with its last day, on the page and in a banner', async () => {
  const { findByText, findAllByText } = show({ due, deadline: '2026-12-10T10:00:00.000Z' });
  await findByText('EIK');
  expect(await findAllByText(/10\.12\.2026|10\/12\/2026/)).toHaveLength(2);
});

test.each([
  [
    'REJECTED',
    { status: 'REJECTED', isChargeable: false, disabledReason: 'Why.' },
    `${banner.REJECTED} Why.`,
  ],
  ['paused', { status: 'RESTRICTED', isChargeable: false, disabledReason: null }, banner.paused],
  ['LEFT', { status: 'LEFT', isChargeable: false }, banner.LEFT],
] as const)('a banner says that an account is %s', async (_, account, text) => {
  const { findByText } = show(account);
  expect(await findByText(text)).toBeTruthy();
});
