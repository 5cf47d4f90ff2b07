// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { ImportOpenInvoices } from '#web/merchant/open-invoices/index.ts';
import { en as importTexts } from '#web/merchant/kit/imports/messages/en.ts';
import { en } from '#web/merchant/open-invoices/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();
const server = stubPortal();
beforeEach(() => server.on('GET /auth/session', answers.ok(ownerAccount)));
const texts = en.openInvoices;
const { imports } = importTexts;

const picture = {
  sums: [{ currency: 'EUR', documents: 2, open: 220 }],
  overdue: 1,
  known: 0,
  paid: 3,
  others: 0,
  firstDay: '2025-12-09',
  lastDay: '2026-11-02',
  lastNumber: 1235,
  nextNumber: 1,
  continuedNumber: 1236,
};
const checked = {
  rows: 5,
  created: 2,
  changed: 0,
  unchanged: 3,
  isStored: false,
  format: null,
  columns: [],
  fields: [],
  numbers: [],
  errors: [],
  picture,
};

const open = async (found: object = checked) => {
  server.on('GET /foreign-imports/me', answers.ok([]));
  server.on('POST /foreign-documents/me/import', answers.ok(found));
  const screen = renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <ImportOpenInvoices />
    </PortalProvider>,
  );
  await screen.user.click(await screen.findByRole('button', { name: texts.action }));
  const file = new File(['Номер;Дата\n'], 'list.csv', { type: 'text/csv' });
  await screen.user.upload(await screen.findByLabelText(imports.file), file);
  await screen.user.click(screen.getByRole('button', { name: imports.check }));
  return screen;
};
/** What was sent last. */
const sent = () => server.asked('POST /foreign-documents/me/import').at(-1)!;

test('a checked list shows what will happen, and continues the numbers only when it is ticked', async () => {
  const { user, findByText, findByRole, queryByText } = await open();
  await findByText(texts.checkedTitle);
  await findByText('2 for €220.00');
  expect(queryByText(texts.others)).toBeNull();
  await user.click(await findByRole('checkbox', { name: /0000001236/ }));
  server.on('POST /foreign-documents/me/import', answers.ok({ ...checked, isStored: true }));
  await user.click(await findByRole('button', { name: imports.submit }));
  await findByText(/№ 0000001236/);
  expect(sent()).toMatchObject({ body: { continueNumbers: true } });
});

test('without a tick the numbers stay as they are', async () => {
  const { user, findByText, findByRole } = await open();
  await findByText(texts.checkedTitle);
  server.on('POST /foreign-documents/me/import', answers.ok({ ...checked, isStored: true }));
  await user.click(await findByRole('button', { name: imports.submit }));
  await findByText('Unpaid invoices added: 2.');
  expect(sent()).toMatchObject({ body: { continueNumbers: false } });
});

test('numbers that cannot be continued are not offered', async () => {
  const { findByText, queryByRole } = await open({
    ...checked,
    picture: { ...picture, continuedNumber: null },
  });
  await findByText(texts.checkedTitle);
  expect(queryByRole('checkbox')).toBeNull();
});

test('an import of the last day is undone, and what was paid since is counted', async () => {
  server.on(
    'GET /foreign-imports/me',
    answers.ok([{ id: 7, importedAt: '2026-11-20T10:15:30.000Z', documents: 12, startNumber: null }]),
  );
  server.on('POST /foreign-imports/7/undo', answers.ok({ removed: 11, kept: 1 }));
  const { user, findByRole, findByText } = renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <ImportOpenInvoices />
    </PortalProvider>,
  );
  await user.click(await findByRole('button', { name: texts.action }));
  await user.click(await findByRole('button', { name: texts.undo }));
  await findByText(/Removed: 11\. .*: 1\./);
  expect(server.asked('POST /foreign-imports/7/undo')).toHaveLength(1);
});
