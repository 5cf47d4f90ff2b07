// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { CustomerMessages } from '#web/merchant/customers/messages/customer-messages.ts';
import { en } from '#web/merchant/customers/messages/en.ts';
import { Proposals } from '#web/merchant/customers/Proposals.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();
const server = stubPortal();

const proposed = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    kind: 'PERSON',
    name: `Клиент ${place + 1}`,
    email: `payer${place + 1}@example.com`,
    address: null,
    taxId: null,
    vatNumber: null,
    documents: 1,
    lastIssueDate: '2026-11-20',
  }));
const show = (count: number) => {
  server.on('GET /customers/me/proposed', answers.ok(proposed(count)));
  return renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <CustomerMessages>
        <Proposals />
      </CustomerMessages>
    </PortalProvider>,
  );
};
const all = (count: number) => en.customer.proposals.showAll.replace('{count}', String(count));

test('three proposals are shown at first, and all of them when asked for', async () => {
  const { user, findAllByRole, getAllByRole, getByText, queryByText } = show(5);
  expect(await findAllByRole('listitem')).toHaveLength(3);
  await user.click(getByText(all(5)));
  expect(getAllByRole('listitem')).toHaveLength(5);
  expect(queryByText(all(5))).toBeNull();
});

test('of three proposals nothing is hidden', async () => {
  const { findAllByRole, queryByText } = show(3);
  expect(await findAllByRole('listitem')).toHaveLength(3);
  expect(queryByText(all(3))).toBeNull();
});
