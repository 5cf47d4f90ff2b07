// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { CustomerCards } from '#web/admin/customers/CustomerTable.tsx';
import { PageTitle } from '#web/admin/kit/layout/PageTitle.tsx';
import { LinkCards } from '#web/admin/payment-links/LinkTable.tsx';
import { PaymentCards } from '#web/admin/payments/PaymentTable.tsx';
import { answerCalls, renderAdmin } from '../../render-admin.tsx';

prepareComponentTests();

const name = 'שלום 12';
const shown = `\u2068${name}\u2069`;
const createdAt = '2026-11-22T10:00:00Z';
const sale = {
  id: 5,
  merchantName: name,
  description: name,
  customerName: name,
  customerEmail: null,
  amount: 35,
  currency: 'EUR',
  createdAt,
};

const list = async (resource: string, row: object, cards: ReactNode): Promise<string | null> => {
  answerCalls(({ path }) => (path === `/${resource}` ? { body: [row], total: 1 } : { body: {} }));
  const { container } = renderAdmin(
    <ListBase resource={resource} disableAuthentication>
      {cards}
    </ListBase>,
  );
  await waitFor(() => expect(container.textContent).toContain('12'));
  return container.textContent;
};

test.each([
  [
    'payments',
    { ...sale, number: 71, status: 'SUCCEEDED' },
    <PaymentCards key="cards" />,
    [`${shown} · €35.00`, `71 · ${shown} · `],
  ],
  [
    'payment-links',
    { ...sale, uniqueToken: 'abcdefghijkl', status: 'ACTIVE' },
    <LinkCards key="cards" />,
    [`${shown} · €35.00`, ` · ${shown} · `],
  ],
  [
    'customers',
    { id: 5, name: 'A', taxId: name, email: 'a@xn--e1afmkfd.xn--90ae' },
    <CustomerCards key="cards" />,
    [`${shown} · a@пример.бг`],
  ],
])(
  'a name in a card of the list %s cannot turn the values beside it',
  async (resource, row, cards, texts) => {
    const written = await list(resource, row, cards);
    for (const text of texts) expect(written).toContain(text);
  },
);

test('a name in the title of a page cannot turn the name of the product', async () => {
  renderAdmin(<PageTitle title={`${name}\u202e`} />);
  await screen.findByRole('heading');
  await waitFor(() => expect(document.title).toBe(`${shown} · Plateno`));
});
