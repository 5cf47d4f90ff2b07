// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { CustomerMessages } from '#web/merchant/customers/messages/customer-messages.ts';
import { en } from '#web/merchant/customers/messages/en.ts';
import { RecentImports } from '#web/merchant/customers/RecentImports.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();
const server = stubPortal();
const { import: texts } = en.customer;
const stored = { importedAt: '2026-11-20T10:15:30.000Z', created: 12, changed: 3 };

const show = () =>
  renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <CustomerMessages>
        <RecentImports records="CUSTOMERS" affects={['customers']} />
      </CustomerMessages>
    </PortalProvider>,
  );

test('an import of the last day is undone with one press, and what became of it is said', async () => {
  const imports = [
    { ...stored, id: 7, records: 'CUSTOMERS' },
    { ...stored, id: 8, records: 'ITEMS' },
  ];
  server.on('GET /record-imports/me', answers.ok(imports));
  server.on('POST /record-imports/7/undo', answers.ok({ archived: 12, restored: 2, kept: 1 }));
  const { user, findByRole, findByText, getAllByRole } = show();
  const button = await findByRole('button', { name: texts.undo });
  expect(getAllByRole('button')).toHaveLength(1);
  await user.click(button);
  await findByText(/Archived: 12\. Put back: 2\. .*: 1\./);
  expect(server.asked('POST /record-imports/7/undo')).toHaveLength(1);
});

test('without an import of the last day nothing is shown', async () => {
  server.on('GET /record-imports/me', answers.ok([]));
  const { queryByText } = show();
  await waitFor(() => expect(server.asked('GET /record-imports/me')).toHaveLength(1));
  expect(queryByText(texts.recent)).toBeNull();
});
