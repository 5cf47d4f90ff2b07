// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Home } from '#contract/guidance/home.ts';
import type { Guidance, NextStep, ProgressStep } from '#contract/guidance/next-step.ts';
import { getOwnMerchant, type Merchant } from '#contract/merchants/merchants.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { AccountStatusBanner } from '#web/merchant/shell/AccountStatusBanner.tsx';
import { NextStepCard } from '#web/merchant/home/NextStepCard.tsx';
import { en as card } from '#web/merchant/home/messages/en.ts';
import { HomeMessages } from '#web/merchant/home/messages/home-messages.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { useHome } from '#web/merchant/kit/portal/queries.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import type { Account } from '#contract/users/users.ts';

prepareComponentTests();
const server = stubPortal();
const texts = card.nextStep;
const account = { email: 'maria@example.com', merchantRole: 'OWNER' } as Account;

const stepOf = (kind: NextStep['kind'], more: Partial<NextStep> = {}): NextStep => ({
  kind,
  count: 1,
  recordId: null,
  disputeId: null,
  deadline: null,
  month: null,
  ...more,
});
/** Reads the front page, of whose answer the banner has what waits. */
const FrontPage = () => void useHome();

const show = (given: Partial<Guidance>, hasOthers = false, bills: Home['bills'] = null) => {
  const guidance: Guidance = { now: null, others: [], progress: null, hasForeignDocuments: false, ...given };
  server.on('GET /auth/session', answers.ok(account));
  server.on('GET /merchants/me/home', answers.ok({ guidance }));
  return renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <FrontPage />
        <AccountStatusBanner />
        <HomeMessages>
          <NextStepCard guidance={guidance} bills={bills} hasOthers={hasOthers} />
        </HomeMessages>
      </PortalProvider>
    </MessagesProvider>,
    { url: '/merchant' },
  );
};
const progress: ProgressStep[] = [
  { kind: 'CONFIRM_EMAIL', isDone: true, isOptional: false },
  { kind: 'ADD_TAX_ID', isDone: false, isOptional: true },
  { kind: 'GET_APPROVED', isDone: false, isOptional: false },
  { kind: 'CREATE_LINK', isDone: false, isOptional: false },
];

test.each([
  ['GET_APPROVED', {}, texts.now.GET_APPROVED.createAndTry, '/merchant/links#new'],
  ['ADD_TAX_ID', {}, texts.now.ADD_TAX_ID.action, '/merchant/settings/business'],
  ['OPEN_ACCOUNT', {}, texts.now.OPEN_ACCOUNT.action, '/merchant/account'],
  ['CREATE_LINK', {}, texts.now.CREATE_LINK.action, '/merchant/links#new'],
  ['SHARE_LINK', { recordId: 5 }, texts.now.SHARE_LINK.second, '/merchant/links/5/poster'],
  ['TAKE_PAYMENT', {}, texts.now.TAKE_PAYMENT.action, '/merchant/payments'],
  [
    'ANSWER_DISPUTE',
    { recordId: 7, disputeId: 3 },
    texts.now.ANSWER_DISPUTE.action,
    '/merchant/payments/7/disputes/3',
  ],
  ['ANSWER_FRAUD_WARNING', { recordId: 7 }, texts.now.ANSWER_FRAUD_WARNING.action, '/merchant/payments/7'],
  ['REPEAT_REFUND', { recordId: 7 }, texts.now.REPEAT_REFUND.action, '/merchant/payments/7'],
  ['ANSWER_BUYER', { recordId: 9 }, texts.now.ANSWER_BUYER.action, '/merchant/invoices/9'],
  ['ANSWER_QUESTION', {}, texts.now.ANSWER_QUESTION.action, '/merchant/questions'],
  ['MATCH_TRANSFERS', { count: 2 }, texts.now.MATCH_TRANSFERS.action, '/merchant/bank'],
  ['CHECK_PROMISES', { recordId: 5 }, 'See the link', '/merchant/links/5'],
  ['CHECK_PROMISES', { recordId: 5, count: 3 }, 'See the links', '/merchant/links?awaitsTransfer=true'],
  ['COLLECT_OVERDUE', { recordId: 9 }, 'See the invoice', '/merchant/invoices/9'],
  ['COLLECT_OVERDUE', { recordId: 9, count: 4 }, 'See the invoices', '/merchant/invoices?status=OVERDUE'],
  ['CLOSE_MONTH', { month: '2026-10' }, texts.now.CLOSE_MONTH.action, '/merchant/months/2026-10'],
  ['READ_REPORT', { month: '2026-10' }, texts.now.READ_REPORT.action, '/merchant/reports'],
] as const)('the step %s with %j has its main action „%s“', (kind, more, action, path) => {
  const { getByRole } = show({ now: stepOf(kind, more) });
  expect(getByRole('link', { name: action }).getAttribute('href')).toBe(path);
});

test('the confirmation of the e-mail is sent again by the main button', async () => {
  server.on('POST /auth/verify/resend', answers.empty);
  const { user, findByText, getByRole } = show({ now: stepOf('CONFIRM_EMAIL') });
  await user.click(getByRole('button', { name: texts.now.CONFIRM_EMAIL.action }));
  await findByText('We sent a new link to maria@example.com.');
  expect(server.asked('POST /auth/verify/resend')).toHaveLength(1);
});

test('progress counts what every merchant must do; done steps are in the past tense', () => {
  const { getByRole, getAllByRole, getByText } = show({ now: stepOf('GET_APPROVED'), progress });
  const bar = getByRole('progressbar', { name: 'Steps done: 1 of 3' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '3']);
  expect(getByText(texts.steps.CONFIRM_EMAIL.nameDone)).toBeTruthy();
  const current = getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(current?.textContent).toBe(texts.steps.GET_APPROVED.name);
  const optional = getByRole('link', { name: texts.steps.ADD_TAX_ID.name });
  expect(optional.getAttribute('href')).toBe('/merchant/profile');
  // The counted steps and no other are in the list.
  expect(getAllByRole('listitem')).toHaveLength(3);
});

test('what waits besides is named with its count, without the steps of the list', () => {
  const others = [stepOf('COLLECT_OVERDUE', { count: 4 }), stepOf('CONFIRM_EMAIL')];
  const namesOf = (given: Partial<Guidance>) => {
    const { container, unmount } = show({ now: stepOf('ANSWER_QUESTION'), others, ...given });
    const names = [...container.querySelectorAll('ul li')].map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  expect(namesOf({})).toEqual(['overdue invoices (4)', texts.waiting.CONFIRM_EMAIL]);
  expect(namesOf({ progress })).toEqual(['overdue invoices (4)']);
});

test('nothing to do is one quiet line', () => {
  const { getByText, queryByRole } = show({});
  expect(getByText(texts.nothing)).toBeTruthy();
  expect(queryByRole('heading')).toBeNull();
});

test('while a banner or another card asks for something, it is not said that nothing waits', () => {
  expect(show({}, true).queryByText(texts.nothing)).toBeNull();
});

const bill = { count: 1, total: 25.05, isDue: false, endsOn: null };

test('an open bill of Plateno is alone in the list when no step waits, leads to its page, and it is not said that nothing waits', () => {
  const { container, getByRole, queryByText } = show({}, false, bill);
  const link = getByRole('link', { name: 'Bill of Plateno to pay: €25.05' });
  expect(link.getAttribute('href')).toBe('/merchant/settings/plan');
  expect(container.querySelector('strong')).toBeNull();
  for (const text of [texts.nothing, texts.also]) expect(queryByText(text)).toBeNull();
});

test('a bill stands after the other steps', () => {
  const others = [stepOf('COLLECT_OVERDUE', { count: 4 })];
  const { container, getByText } = show({ now: stepOf('ANSWER_QUESTION'), others }, false, {
    ...bill,
    count: 2,
  });
  expect(getByText(texts.also)).toBeTruthy();
  expect([...container.querySelectorAll('ul li')].map(({ textContent }) => textContent)).toEqual([
    'overdue invoices (4)',
    '2 bills of Plateno to pay: €25.05',
  ]);
});

test('a due bill names the day on which the plan becomes Starter; on Starter no day', () => {
  const textOf = (endsOn: string | null) => {
    const { container, unmount } = show({}, false, { ...bill, isDue: true, endsOn });
    const text = container.querySelector('ul li')!.textContent;
    unmount();
    return text;
  };
  const due = 'Overdue bill of Plateno: €25.05';
  expect(textOf('2026-11-22')).toBe(`${due} If it stays unpaid, the plan becomes Starter on 22/11/2026.`);
  expect(textOf(null)).toBe(due);
});

test('a member without the right to read bills gets none, and nothing waits', () => {
  const { getByText, queryByRole } = show({}, false, null);
  expect(getByText(texts.nothing)).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

test('the banner of the missing approval does not repeat the card', async () => {
  const status: Merchant['status'] = 'PENDING';
  server.on('GET /merchants/me', answers.ok({ ...(await sampleOf(getOwnMerchant, {})), status }));
  const banner = en.merchant.accountStatus.PENDING;
  const first = show({ now: stepOf('GET_APPROVED'), progress });
  await first.findByText(texts.now.GET_APPROVED.hint);
  await waitFor(() => expect(first.queryByText(banner)).toBeNull());
  first.unmount();
  await show({ now: stepOf('ANSWER_QUESTION') }).findByText(banner);
});
