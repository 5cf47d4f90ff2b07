import { afterEach, expect, test, vi } from 'vitest';
import { renderFacts, renderTable } from '../../../cli/table.ts';

afterEach(() => vi.unstubAllEnvs());

const merchants = [
  { id: 7, name: 'Пекарна „Изгрев“ на ъгъла на улица „Шипка“', city: null },
  { id: 1043, name: 'Кафе', city: 'Русе' },
];
const columns = {
  id: ({ id }: (typeof merchants)[number]) => id,
  name: ({ name }: (typeof merchants)[number]) => name,
  city: ({ city }: (typeof merchants)[number]) => city,
};

test('a table in a pipe has one row a line, tab-separated and uncut', () => {
  expect(renderTable(merchants, columns, { isTTY: false })).toEqual([
    '7\tПекарна „Изгрев“ на ъгъла на улица „Шипка“\t-',
    '1043\tКафе\tРусе',
  ]);
});

test('a table on a terminal has headings and columns, numbers right-aligned, no wider than the terminal', () => {
  const [headings, ...rows] = renderTable(merchants, columns, { isTTY: true, columns: 30 });
  expect(headings).toContain('name');
  expect(rows).toEqual(['   7  Пекарна „Изгрев“ …  -', '1043  Кафе                Русе']);
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(30);
});

test('emails and times in a table are never cut: other columns shrink, then the terminal wraps', () => {
  const rows = [
    { name: 'Пекарна на ъгъла', email: 'mariya.georgieva@firma.example', at: '2026-11-22 14:05' },
  ];
  const about = {
    name: (row: (typeof rows)[number]) => row.name,
    email: (row: (typeof rows)[number]) => row.email,
    at: (row: (typeof rows)[number]) => row.at,
  };
  const [, line] = renderTable(rows, about, { isTTY: true, columns: 40 });
  expect(line).toBe('Пекар…  mariya.georgieva@firma.example  2026-11-22 14:05');
});

test('document numbers and statuses in a table are never cut', () => {
  const rows = [{ number: '0000000071', status: 'SUCCEEDED', about: 'Керамичен сервиз за кафе' }];
  const about = {
    number: (row: (typeof rows)[number]) => row.number,
    status: (row: (typeof rows)[number]) => row.status,
    about: (row: (typeof rows)[number]) => row.about,
  };
  const [, line] = renderTable(rows, about, { isTTY: true, columns: 34 });
  expect(line).toBe('0000000071  SUCCEEDED  Керамичен …');
});

test('typed text in a table neither controls the terminal nor breaks a row', () => {
  const rows = [{ id: 1, name: 'зло\u001b[2J\n2\tдруго', city: null }];
  expect(renderTable(rows, columns, { isTTY: false })).toEqual(['1\tзло [2J 2 друго\t-']);
  expect(renderFacts({ name: 'зло\u001b[2J' }, { isTTY: true })).toEqual(['name  зло [2J']);
});

test('facts have names in words, amounts with two decimals, yes or no, and times in Sofia', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const facts = {
    id: 54,
    totalAmount: 42.5,
    platformFee: 0,
    chargeNetAmount: -1.1,
    taxRate: 20,
    isTest: false,
    annulledAt: null,
    createdAt: '2026-11-22T22:05:00.000Z',
    issueDate: '2026-11-22',
  };
  expect(renderFacts(facts, { isTTY: false })).toEqual([
    'id\t54',
    'total amount\t42.50',
    'platform fee\t0.00',
    'charge net amount\t-1.10',
    'tax rate\t20',
    'test\tno',
    'annulled\t-',
    'created\t2026-11-23 00:05',
    'issue date\t2026-11-22',
  ]);
});
