import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { lineWith } from '#test/unit/web/merchant/bank/line-with.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { BankLineList } from '#web/admin/bank-lines/BankLineList.tsx';
import { BankLineShow } from '#web/admin/bank-lines/BankLineShow.tsx';
import { en } from '#web/admin/bank-lines/messages/en.ts';
import { StatementImport } from '#web/admin/bank-lines/StatementImport.tsx';
import type { Role } from '#web/shared/session.ts';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
const { bank } = en;

const match = {
  invoiceId: 42,
  invoiceNumber: '0000000042',
  paymentId: null,
  payoutId: null,
  amount: 120,
  reasons: [],
  matchedBy: 'user:maria',
  matchedAt: '2026-11-19T10:00:00Z',
};

test('the list reads the movements by its filters and names what each paid', async () => {
  const line = lineWith({ state: 'MATCHED', matches: [match] });
  const sent = answerCalls(({ path }) => ({ body: path === '/bank/lines' ? [line] : [], total: 1 }));
  renderAdmin(
    <ResourceContextProvider value="bank-lines">
      <BankLineList />
    </ResourceContextProvider>,
    { url: `/admin/bank-lines?filter=${encodeURIComponent('{"state":"MATCHED"}')}` },
  );
  await screen.findByText('Invoice 0000000042');
  const asked = sent.find(({ path }) => path === '/bank/lines')!;
  expect([asked.query.get('sort'), asked.query.get('filter')]).toEqual([
    '["bookedOn","DESC"]',
    '{"state":"MATCHED"}',
  ]);
});

const showAs = (role: Role, line = lineWith(), invoices: readonly object[] = []) => {
  const sent = answerCalls(({ method, path, query }) => {
    if (path === '/invoices')
      return { body: query.get('filter')?.includes('OVERDUE') ? invoices : [], total: invoices.length };
    return method === 'POST' || path === '/bank/lines/7' ? { body: line } : undefined;
  });
  renderAdmin(
    <ResourceContextProvider value="bank-lines">
      <Routes>
        <Route path="/admin/bank-lines/:id" element={<BankLineShow />} />
      </Routes>
    </ResourceContextProvider>,
    { role, url: '/admin/bank-lines/7' },
  );
  return sent;
};

test('an accountant confirms a suggestion of a client by one press', async () => {
  const sent = showAs('ACCOUNTANT');
  const button = await screen.findByRole('button', { name: /Match with/ });
  button.click();
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/bank/lines/7/match',
      body: { invoices: [{ invoiceId: 42, amount: 120 }] },
    }),
  );
});

test('an accountant chooses other open invoices of the client, with the amount for each', async () => {
  const open = { type: 'INVOICE', customerName: 'Хеликон ООД', currency: 'EUR', dueDate: '2026-11-01' };
  const invoices = [
    { ...open, id: 8, invoiceNumber: '0000000008', openAmount: 500 },
    { ...open, id: 9, invoiceNumber: '0000000009', openAmount: 70, dueDate: '2026-11-09' },
  ];
  const sent = showAs('ACCOUNTANT', lineWith({ merchantId: 3, state: 'NEW', suggestions: [] }), invoices);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: bank.other }));
  expect(screen.getByRole('button', { name: bank.match.submit })).toHaveProperty('disabled', true);
  await user.click(await screen.findByRole('button', { name: 'Add invoice 0000000009' }));
  await user.click(screen.getByRole('button', { name: 'Add invoice 0000000008' }));
  const amounts = screen.getAllByRole('textbox', { name: /Amount for invoice/ });
  expect(amounts.map((input) => (input as HTMLInputElement).value)).toEqual(['70.00', '50.00']);
  await user.click(screen.getByRole('button', { name: bank.match.submit }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/bank/lines/7/match',
      body: {
        invoices: [
          { invoiceId: 9, amount: 70 },
          { invoiceId: 8, amount: 50 },
        ],
      },
    }),
  );
  const filters = sent.filter(({ path }) => path === '/invoices').map(({ query }) => query.get('filter'));
  expect(filters.every((filter) => filter?.includes('"merchantId":3,'))).toBe(true);
});

test('an accountant records on which day money of a client went back', async () => {
  const sent = showAs('ACCOUNTANT', lineWith({ state: 'TO_RETURN', toReturn: 120, suggestions: [] }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: bank.returned }));
  const day = screen.getByRole('textbox', { name: bank.returnedOn });
  await user.clear(day);
  await user.type(day, '18/11/2026');
  await user.click(screen.getAllByRole('button', { name: bank.returned }).at(-1)!);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/bank/lines/7/returned',
      body: { returnedOn: '2026-11-18' },
    }),
  );
});

test.each(['ADMIN', 'SUPPORT'] as const)('%s reads a movement and is offered no match', async (role) => {
  showAs(role);
  await screen.findByText(bank.suggestions);
  expect(screen.queryByRole('button', { name: /Match with/ })).toBeNull();
  expect(screen.queryByRole('button', { name: bank.setAside })).toBeNull();
});

test('files of several clients each find their client, with the way to its movements', async () => {
  const result = { isStored: true, statementId: 1, accountId: 5, format: 'MT940', lines: 4, repeated: 0 };
  const counts = { matched: 3, suggested: 1, toReturn: 0, pending: 0, columns: null };
  const sent = answerCalls(({ path, body }) => {
    if (path === '/bank/statements')
      return (body as { fileName: string }).fileName === 'lipa.sta'
        ? { body: { ...result, ...counts } }
        : { status: 422, body: { code: 'banking.other-account', message: 'No client has this account.' } };
    if (path === '/bank/accounts')
      return { body: [{ id: 5, merchantId: 3, iban: 'BG80BNBG96611020345678' }] };
    return path === '/merchants'
      ? { body: [{ id: 3, businessName: 'Пекарна „Липа“' }], total: 1 }
      : undefined;
  });
  const { user } = renderAdmin(
    <ResourceContextProvider value="clients">
      <StatementImport />
    </ResourceContextProvider>,
    { role: 'ACCOUNTANT' },
  );
  await user.click(screen.getByRole('button', { name: bank.statements.open }));
  const input = await screen.findByLabelText(bank.imports.choose, { selector: 'input' });
  await user.upload(input, [new File(['a'], 'lipa.sta'), new File(['b'], 'other.sta')]);
  await screen.findByText('No client has this account.');
  expect((await screen.findByRole('link', { name: bank.statements.lines })).getAttribute('href')).toContain(
    encodeURIComponent('{"merchantId":3}'),
  );
  const asked = sent.filter(({ path }) => path === '/bank/statements').map(({ body }) => body);
  expect(asked).toEqual([
    { fileName: 'lipa.sta', content: btoa('a') },
    { fileName: 'other.sta', content: btoa('b') },
  ]);
});

test('an accountant names the columns of a table, chooses its client, and the file is read again', async () => {
  const result = {
    isStored: false,
    statementId: null,
    accountId: null,
    format: 'CSV',
    lines: 0,
    repeated: 0,
  };
  const counts = { matched: 0, suggested: 0, toReturn: 0, pending: 0 };
  const columns = [
    { name: 'Дата', field: 'bookedOn', samples: ['18.11.2026'] },
    { name: 'Сума', field: null, samples: ['1 234,56'] },
  ];
  const account = (id: number, merchantId: number) => ({
    id,
    merchantId,
    iban: `BG80BNBG9661102034567${id}`,
  });
  const sent = answerCalls(({ method, path, body }) => {
    if (path === '/bank/statements')
      return 'accountId' in (body as object)
        ? { body: { ...result, ...counts, accountId: 6, isStored: true, lines: 2, columns: null } }
        : { body: { ...result, ...counts, columns } };
    if (method === 'PUT') return { body: account(6, 4) };
    if (path === '/bank/accounts') return { body: [account(5, 3), account(6, 4)] };
    return path === '/merchants'
      ? {
          body: [
            { id: 3, businessName: 'Пекарна „Липа“' },
            { id: 4, businessName: 'Книжарница „Перо“' },
          ],
          total: 2,
        }
      : undefined;
  });
  const { user } = renderAdmin(
    <ResourceContextProvider value="clients">
      <StatementImport />
    </ResourceContextProvider>,
    { role: 'ACCOUNTANT' },
  );
  await user.click(screen.getByRole('button', { name: bank.statements.open }));
  await user.upload(await screen.findByLabelText(bank.imports.choose, { selector: 'input' }), [
    new File(['a'], 'table.csv'),
  ]);
  await user.click(await screen.findByRole('button', { name: /Name the columns/ }));
  const submit = await screen.findByRole('button', { name: bank.columns.submit });
  expect(submit).toHaveProperty('disabled', true);
  await screen.findByText(bank.columns.needs);
  await user.click(screen.getByRole('combobox', { name: /^Сума/ }));
  await user.click(await screen.findByRole('option', { name: bank.columns.fields.amount }));
  await user.click(screen.getByRole('combobox', { name: /^Account of this table/ }));
  await user.click(await screen.findByRole('option', { name: /Перо/ }));
  await user.click(submit);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/bank/accounts/6',
      body: {
        columns: { columns: { bookedOn: 'Дата', amount: 'Сума' }, decimalMark: 'COMMA', dateOrder: 'DMY' },
      },
    }),
  );
  await screen.findByText(/2 movements added/);
  expect(sent.filter(({ path }) => path === '/bank/statements').at(-1)?.body).toMatchObject({ accountId: 6 });
});
