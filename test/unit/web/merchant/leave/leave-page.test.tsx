// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Archive } from '#contract/archives/archives.ts';
import type { Leaving } from '#contract/archives/leaving.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { LeavePage } from '#web/merchant/leave/index.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const server = stubPortal();

const archive: Archive = {
  id: 4,
  merchantId: 3,
  merchantName: 'Пекарна',
  state: 'READY',
  done: 12,
  total: 12,
  failedPart: null,
  bytes: 18_400_000,
  requestedBy: 'user:5',
  requestedAt: '2026-11-20T10:15:30.000Z',
  readyAt: '2026-11-20T10:20:30.000Z',
  expiresAt: '2026-11-27T10:20:30.000Z',
};
const leaving: Leaving = {
  openLinks: 3,
  unpaidDocuments: 2,
  payouts: 0,
  disputes: 0,
  schedules: 1,
  cards: 4,
  keys: 1,
  webhooks: 0,
  documents: 214,
  keptUntil: '2036-12-31',
};

const open = (archives: readonly Archive[], open: Partial<Leaving> = {}) => {
  server.on('GET /auth/session', answers.ok(ownerAccount));
  server.on('GET /archives/me', answers.ok(archives));
  server.on('GET /merchants/me/leaving', answers.ok({ ...leaving, ...open }));
  return renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <LeavePage />
      </PortalProvider>
    </MessagesProvider>,
    { language: 'en' },
  );
};

test('an archive that is made shows how far it is, and no second one can be asked for', async () => {
  const { findByText, getByRole } = open([
    { ...archive, state: 'MAKING', done: 7, bytes: null, readyAt: null },
  ]);

  await findByText('7 of 12 parts are made');
  const bar = getByRole('progressbar', { name: 'How much of the archive is ready' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['7', '12']);
  expect(getByRole('button', { name: 'Download everything' })).toHaveProperty('disabled', true);
});

test('a file that could not be made is named, and the archive can be gone on with', async () => {
  const { findByRole, getByRole } = open([
    { ...archive, state: 'MAKING', failedPart: 'documents/0000000042.pdf', bytes: null, readyAt: null },
  ]);

  const said = await findByRole('alert');
  expect(said.textContent).toContain('documents/0000000042.pdf');
  expect(getByRole('button', { name: 'Download everything' })).toHaveProperty('disabled', false);
});

test('a ready archive has its day, its size and a button that downloads it; one that expired has none', async () => {
  const { findAllByText, getAllByRole } = open([archive, { ...archive, id: 3, state: 'EXPIRED' }]);

  await findAllByText(/Archive of 20\/11\/2026/);
  const names = getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names.filter((name) => name?.startsWith('Download the archive'))).toHaveLength(1);
});

test('leaving asks for the name of the business, and for a second word only while payouts or disputes are open', async () => {
  const { findByRole, queryByRole, user } = open([], { payouts: 1 });

  await user.click(await findByRole('button', { name: 'Leave Plateno' }));
  expect(await findByRole('textbox', { name: /Name of the business/ })).toBeDefined();
  expect(queryByRole('checkbox', { name: /I leave although/ })).not.toBeNull();
});

test('without payouts and disputes leaving needs the name alone', async () => {
  const { findByRole, queryByRole, user } = open([]);

  await user.click(await findByRole('button', { name: 'Leave Plateno' }));
  expect(await findByRole('textbox', { name: /Name of the business/ })).toBeDefined();
  expect(queryByRole('checkbox', { name: /I leave although/ })).toBeNull();
});
