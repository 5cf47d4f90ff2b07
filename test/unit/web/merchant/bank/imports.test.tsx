// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportedStatement } from '#contract/banking/bank-statements.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { en as texts } from '#web/merchant/bank/messages/en.ts';
import { openBank } from './open-bank.tsx';

prepareComponentTests();
const server = stubPortal();
const { bank } = texts;
const plain = (node: Element): string => node.textContent.replaceAll(/[⁦-⁩]/g, '');

const imported = (part: Partial<ImportedStatement> = {}): ImportedStatement => ({
  statementId: 1,
  isStored: true,
  accountId: 1,
  iban: 'BG80BNBG96611020345678',
  format: 'CAMT053',
  from: '2026-11-01',
  to: '2026-11-19',
  lines: 41,
  repeated: 3,
  matched: 30,
  suggested: 5,
  toReturn: 0,
  pending: 0,
  columns: null,
  ...part,
});
const account = { id: 1, iban: 'BG80BNBG96611020345678', columns: null };

/** Drops files by the button, and the row of each. */
const drop = async (...names: readonly string[]) => {
  const view = openBank(server);
  const input = await view.findByLabelText(bank.imports.choose, { selector: 'input' });
  await view.user.upload(
    input,
    names.map((name) => new File([name], name)),
  );
  const rowOf = async (name: string) =>
    (await view.findByText(name, { selector: 'li strong' })).closest('li')!;
  return { ...view, rowOf };
};

test('each of several files has its own result, and a refusal stands in plain words', async () => {
  const refusal = 'The opening balance and the movements do not make the closing balance.';
  server.on('POST /bank/statements', ({ body }) =>
    (body as { fileName: string }).fileName === 'november.xml'
      ? answers.ok(imported())()
      : answers.refusal(422, 'banking.does-not-add-up', refusal)(),
  );
  const { rowOf, findByText, getByRole, user, query } = await drop('november.xml', 'broken.sta');
  await findByText(refusal);
  expect(plain(await rowOf('november.xml'))).toContain(
    'CAMT.053 · 38 movements added · 3 were known · 30 matched · 5 suggested',
  );
  const asked = server.asked('POST /bank/statements').map(({ body }) => body);
  expect(asked).toEqual([
    { fileName: 'november.xml', content: btoa('november.xml') },
    { fileName: 'broken.sta', content: btoa('broken.sta') },
  ]);
  await user.click(getByRole('button', { name: bank.showSuggested }));
  expect(query()).toBe('?status=SUGGESTED');
});

test('a file of an account that is not known leads to the settings where it is added', async () => {
  server.on('POST /bank/statements', answers.refusal(422, 'banking.other-account', 'Another account.'));
  const { rowOf } = await drop('other.xml');
  const row = within(await rowOf('other.xml'));
  const link = await row.findByRole('link', { name: bank.addAccount });
  expect(link.getAttribute('href')).toBe('/merchant/settings/bank-accounts');
});

test('a file that was read before adds nothing and says so', async () => {
  server.on(
    'POST /bank/statements',
    answers.ok(imported({ lines: 3, repeated: 3, matched: 0, suggested: 0 })),
  );
  const { rowOf } = await drop('again.xml');
  await waitFor(async () =>
    expect(plain(await rowOf('again.xml'))).toContain(`${bank.imports.none} · 3 were known`),
  );
});

test('a table asks once what its columns are, and is read again as soon as they are named', async () => {
  const columns = [
    { name: 'Дата', field: 'bookedOn' as const, samples: ['19.11.2026'] },
    { name: 'Сума', field: null, samples: ['120,00', '-35,50'] },
    { name: 'Основание', field: 'text' as const, samples: ['ф-ра 42'] },
  ];
  const unnamed = imported({ format: 'CSV', statementId: null, isStored: false, accountId: null, columns });
  let isNamed = false;
  server.on('POST /bank/statements', () =>
    answers.ok(
      isNamed ? imported({ format: 'CSV', lines: 2, repeated: 0, matched: 1, suggested: 0 }) : unnamed,
    )(),
  );
  server.on('GET /bank/accounts', answers.ok([account]));
  server.on('PUT /bank/accounts/1', () => {
    isNamed = true;
    return answers.ok(account)();
  });
  const { rowOf, findByRole, getByRole, user } = await drop('izvlechenie.csv');
  await user.click(await findByRole('button', { name: bank.nameColumns }));
  const submit = await findByRole('button', { name: bank.columns.submit });
  expect(submit).toHaveProperty('disabled', true);
  await user.selectOptions(getByRole('combobox', { name: 'Сума' }), bank.columns.fields.amount);
  await user.click(submit);
  await waitFor(async () => expect(plain(await rowOf('izvlechenie.csv'))).toContain('2 movements added'));
  expect(server.asked('PUT /bank/accounts/1')[0]!.body).toEqual({
    columns: {
      columns: { bookedOn: 'Дата', amount: 'Сума', text: 'Основание' },
      decimalMark: 'COMMA',
      dateOrder: 'DMY',
    },
  });
  expect(server.asked('POST /bank/statements').at(-1)!.body).toMatchObject({ accountId: 1 });
});
