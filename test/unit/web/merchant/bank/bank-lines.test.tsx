// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { businessDateOf } from '#contract/business-date.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { en as texts } from '#web/merchant/bank/messages/en.ts';
import { printDay } from '#web/shared/form/parse-day.ts';
import { lineWith, suggestionWith } from './line-with.ts';
import { openBank } from './open-bank.tsx';

prepareComponentTests();
const server = stubPortal();
const { bank } = texts;
const plain = (node: Element): string => node.textContent.replaceAll(/[⁦-⁩]/g, '');
const confirm = (name: string) => new RegExp(`^${bank.confirm}.*${name}`);
const bodyOf = (route: string) => server.asked(route).map(({ body }) => body);

test('the tab with something to decide opens first, and a chosen tab stays', async () => {
  const { findByRole, getByRole, user, query } = openBank(server, {
    lines: [lineWith()],
    counts: { SUGGESTED: 1, MATCHED: 30 },
  });
  const tab = await findByRole('button', { name: `${bank.states.SUGGESTED} 1` });
  expect(tab.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(server.asked('GET /bank/lines').at(-1)!.path).toContain('state=SUGGESTED'));
  await user.click(getByRole('button', { name: `${bank.states.MATCHED} 30` }));
  expect(query()).toContain('status=MATCHED');
  await waitFor(() => expect(server.asked('GET /bank/lines').at(-1)!.path).toContain('state=MATCHED'));
});

test('the tab of what goes back is there only while something does', async () => {
  const { findByRole, queryByRole, unmount } = openBank(server, { lines: [lineWith()] });
  await findByRole('button', { name: `${bank.states.IGNORED} 0` });
  expect(queryByRole('button', { name: new RegExp(bank.states.TO_RETURN) })).toBeNull();
  unmount();
  const other = openBank(server, { counts: { TO_RETURN: 1 } });
  expect(await other.findByRole('button', { name: `${bank.states.TO_RETURN} 1` })).toBeDefined();
});

test('a suggestion shows its document and its reasons, and one press confirms it and can be undone', async () => {
  server.on('POST /bank/lines/7/match', answers.ok(lineWith({ state: 'MATCHED' })));
  server.on('POST /bank/lines/7/unmatch', answers.ok(lineWith({ state: 'NEW' })));
  const { findByRole, getByRole, user } = openBank(server, { lines: [lineWith()] });
  const row = within(await findByRole('list', { name: bank.list }));
  expect(plain(row.getByRole('list', { name: bank.why }))).toBe(
    [bank.reasons.SHORT_NUMBER, bank.reasons.AMOUNT, bank.reasons.DAY].join(''),
  );
  await user.click(await findByRole('button', { name: confirm('ХЕМУС') }));
  await waitFor(() =>
    expect(bodyOf('POST /bank/lines/7/match')).toEqual([{ invoices: [{ invoiceId: 42, amount: 120 }] }]),
  );
  await user.click(await waitFor(() => getByRole('button', { name: bank.undo })));
  await waitFor(() => expect(bodyOf('POST /bank/lines/7/unmatch')).toEqual([{}]));
});

test('a promised transfer is confirmed by its promise, and the other suggestions stand behind a press', async () => {
  const promise = { id: 9, reference: 'PA7M2U9SGRW', amount: 120, customerName: 'Мария', description: null };
  const suggestions = [suggestionWith({ promise, invoices: [], reasons: ['REFERENCE'] }), suggestionWith()];
  server.on('POST /bank/lines/7/match', answers.ok(lineWith({ state: 'MATCHED' })));
  const { findByText, findAllByRole, user } = openBank(server, { lines: [lineWith({ suggestions })] });
  expect(await findByText(bank.more.split(' |||| ')[0]!.replace('{smart_count}', '1'))).toBeDefined();
  const [best] = await findAllByRole('button', { name: confirm('ХЕМУС') });
  await user.click(best!);
  await waitFor(() => expect(bodyOf('POST /bank/lines/7/match')).toEqual([{ promiseId: 9 }]));
});

test('the arrow keys move between the movements, and Enter confirms the one with the focus', async () => {
  const lines = [
    lineWith(),
    lineWith({ id: 8, name: 'Кафе „Роза“' }),
    lineWith({ id: 9, name: 'Иван Петров' }),
  ];
  server.on('POST /bank/lines/8/match', answers.ok(lineWith({ id: 8, state: 'MATCHED' })));
  const { findByRole, getByRole, user } = openBank(server, { lines });
  const [first, second] = [
    await findByRole('button', { name: confirm('ХЕМУС') }),
    getByRole('button', { name: confirm('Роза') }),
  ];
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.asked('POST /bank/lines/8/match')).toHaveLength(1));
});

test('money that came twice shows the payer’s account to copy, and notes on which day it went back', async () => {
  const line = lineWith({ state: 'TO_RETURN', toReturn: 120, suggestions: [] });
  server.on('POST /bank/lines/7/returned', answers.ok(lineWith({ state: 'IGNORED' })));
  const { findByText, getByRole, user } = openBank(server, { lines: [line], counts: { TO_RETURN: 1 } });
  expect(await findByText('BG18RZBB91550123456789')).toBeDefined();
  expect(getByRole('button', { name: new RegExp(bank.toReturn.iban) })).toBeDefined();
  await user.click(getByRole('button', { name: bank.toReturn.done }));
  const day = getByRole('textbox', { name: new RegExp(`^${bank.toReturn.day}`) }) as HTMLInputElement;
  expect(day.value).toBe(printDay(businessDateOf(new Date())));
  await user.clear(day);
  await user.type(day, '20/11/2026');
  await user.click(getByRole('button', { name: bank.toReturn.submit }));
  await waitFor(() => expect(bodyOf('POST /bank/lines/7/returned')).toEqual([{ returnedOn: '2026-11-20' }]));
});

test('a transfer for several invoices is matched with an amount for each, and never beyond itself', async () => {
  const invoice = {
    type: 'INVOICE',
    currency: 'EUR',
    dueDate: '2026-11-30',
    description: null,
    customerName: 'Х',
  };
  const open = [
    { ...invoice, id: 42, invoiceNumber: '0000000042', openAmount: 100 },
    { ...invoice, id: 43, invoiceNumber: '0000000043', openAmount: 50 },
  ];
  server.on('GET /invoices/me', ({ path }) =>
    answers.ok({ content: path.includes('PENDING') ? open : [], totalElements: 2 })(),
  );
  server.on('POST /bank/lines/7/match', answers.ok(lineWith({ state: 'MATCHED' })));
  const view = openBank(server, { lines: [lineWith({ state: 'NEW', suggestions: [] })], counts: { NEW: 1 } });
  const { findByRole, user } = view;
  await user.click(await findByRole('button', { name: bank.other }));
  const dialog = within(await findByRole('dialog', { hidden: true }));
  const submit = dialog.getByRole('button', { name: bank.match.submit, hidden: true });
  expect(submit).toHaveProperty('disabled', true);
  for (const number of ['0000000042', '0000000043'])
    await user.click(
      await dialog.findByRole('button', { name: new RegExp(`Add invoice .?${number}`), hidden: true }),
    );
  const second = dialog.getByLabelText(/0000000043/, { selector: 'input' });
  expect(second).toHaveProperty('value', '20.00');
  await user.clear(second);
  await user.type(second, '50');
  expect(submit).toHaveProperty('disabled', true);
  await user.clear(second);
  await user.type(second, '15');
  await user.click(submit);
  await waitFor(() =>
    expect(bodyOf('POST /bank/lines/7/match')).toEqual([
      {
        invoices: [
          { invoiceId: 42, amount: 100 },
          { invoiceId: 43, amount: 15 },
        ],
      },
    ]),
  );
});

test('without the plan the movements are read, no press changes them, and the way to the plan stands there', async () => {
  const { findByRole, queryByRole } = openBank(server, { lines: [lineWith()], plan: 'STARTER' });
  await findByRole('link', { name: /Growth/ });
  await findByRole('list', { name: bank.why });
  expect(queryByRole('button', { name: confirm('ХЕМУС') })).toBeNull();
  expect(queryByRole('button', { name: bank.imports.choose })).toBeNull();
});

test('without a movement the page says how to get a statement', async () => {
  const { findByText } = openBank(server);
  expect(await findByText(bank.noneHint)).toBeDefined();
});
