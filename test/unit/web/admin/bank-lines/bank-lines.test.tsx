import { screen, waitFor } from '@testing-library/react';
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

const showAs = (role: Role) => {
  const sent = answerCalls(({ method, path }) =>
    method === 'POST' || path === '/bank/lines/7' ? { body: lineWith() } : undefined,
  );
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
