import { beforeAll, describe, expect, it } from 'vitest';
import type { BankAccount, BankStatement } from '#contract/banking/bank-statements.ts';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { camtOf, type FileLine } from './bank-files.ts';
import { bankSteps, type Banked } from './banking-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof bankSteps>;
let merchant: Banked;
let other: Banked;

const lines: FileLine[] = Array.from({ length: 7 }, (_, place) => ({
  on: `2026-11-0${place + 1}`,
  amount: place === 6 ? -5 : (place + 1) * 10,
  name: place === 2 ? 'МАРИЯ 50% ПЕТРОВА' : `Платец ${place}`,
  iban: 'BG18RZBB91550123456789',
  text: `превод ${place}`,
  reference: `FT${place}`,
}));

beforeAll(async () => {
  shop = await sharedApplication('serving');
  steps = bankSteps(shop);
  [merchant, other] = [await steps.addBanked(), await steps.addBanked()];
  await steps.read(merchant, camtOf({ iban: merchant.iban, lines }));
  await steps.read(other, camtOf({ iban: other.iban, lines: lines.slice(0, 2) }));
});

const amounts = (found: readonly BankLine[]): number[] => found.map(({ amount }) => amount);
const listed = async (query: string): Promise<number[]> =>
  amounts(accepted(await merchant.api.get<BankLine[]>(`/bank/lines?${query}`)));

describe('the list of movements', () => {
  it('is newest first, and has pages that follow by cursor', async () => {
    expect(await listed('')).toEqual([-5, 60, 50, 40, 30, 20, 10]);
    const first = await merchant.api.get<{ content: BankLine[]; totalElements: number }>(
      '/bank/lines?size=3&page=0',
    );
    expect([amounts(accepted(first).content), first.body.totalElements]).toEqual([[-5, 60, 50], 7]);
    const cursor = first.headers.get('next-cursor')!;
    const second = accepted(
      await merchant.api.get<{ content: BankLine[] }>(`/bank/lines?size=3&cursor=${cursor}`),
    );
    expect(amounts(second.content)).toEqual([40, 30, 20]);
  });

  it('answers the dialect of the back office', async () => {
    const filter = encodeURIComponent(JSON.stringify({ state: 'IGNORED', merchantId: merchant.id }));
    const answer = await shop.admin.get<BankLine[]>(
      `/bank/lines?range=[0,4]&sort=["amount","ASC"]&filter=${filter}`,
    );
    expect(amounts(accepted(answer))).toEqual([-5]);
    expect(answer.headers.get('content-range')).toBe('bank-lines 0-0/1');
  });

  it.each([
    ['by state', 'state=IGNORED', [-5]],
    ['by name, with signs that SQL gives a meaning', 'search=50%25 петр', [30]],
    ['by text', 'search=превод 3', [40]],
    ['by the reference of the bank', 'search=ft5', [60]],
    ['by days', 'from=2026-11-02&to=2026-11-03', [30, 20]],
    ['by amount, whichever way it went', 'minAmount=5&maxAmount=10', [-5, 10]],
    ['by amount in an order', 'minAmount=50&sortBy=amount&sortDir=asc', [50, 60]],
  ])('is filtered %s', async (_, query, expected) => {
    expect(await listed(encodeURI(query).replaceAll('%2525', '%25'))).toEqual(expected);
  });

  it('is of the own merchant only, and a movement of another merchant is not found', async () => {
    const [foreign] = accepted(await other.api.get<BankLine[]>('/bank/lines'));
    expect(await listed(`merchantId=${other.id}`)).toEqual([]);
    expect((await merchant.api.get(`/bank/lines/${foreign!.id}`)).status).toBe(404);
    const seen = accepted(await shop.admin.get<BankLine>(`/bank/lines/${foreign!.id}`));
    expect(seen).toMatchObject({ merchantId: other.id, iban: other.iban, state: 'NEW', matches: [] });
  });

  it('is counted by state under the same filters', async () => {
    const summary = accepted(await merchant.api.get<object>('/bank/lines/summary?from=2026-11-06'));
    expect(summary).toEqual({
      counts: { NEW: 1, SUGGESTED: 0, MATCHED: 0, TO_RETURN: 0, IGNORED: 1 },
      promised: 0,
    });
  });
});

describe('accounts', () => {
  it('are added with the IBAN as banks write it, once', async () => {
    const own = await steps.addBanked();
    const iban = steps.newIban();
    const spaced = iban.toLowerCase().replaceAll(/(.{4})/g, '$1 ');
    const added = accepted(await own.api.post<BankAccount>('/bank/accounts', { iban: spaced }));
    expect(added).toMatchObject({ iban, currency: 'EUR', isOnDocuments: false, columns: null });
    const again = await own.api.post('/bank/accounts', { iban });
    expect([again.status, again.body.code]).toEqual([409, 'banking.account-known']);
    // One digit away, which the check digits always find.
    const wrongIban = `${iban.slice(0, -1)}${(Number(iban.at(-1)) + 1) % 10}`;
    const wrong = await own.api.post('/bank/accounts', { iban: wrongIban });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['iban']]);
    expect(await steps.read(own, camtOf({ iban, lines }))).toMatchObject({ accountId: added.id, lines: 7 });
  });

  it('of another merchant are not found', async () => {
    const [account] = await steps.accountsOf(other);
    expect((await merchant.api.put(`/bank/accounts/${account!.id}`, { keepsOutgoing: true })).status).toBe(
      404,
    );
    expect((await steps.accountsOf(other))[0]).toMatchObject({ keepsOutgoing: false });
  });

  it('keep how their tables are read, and an absent field stays', async () => {
    const own = await steps.addBanked();
    const { id } = accepted(await own.api.post<BankAccount>('/bank/accounts', { iban: steps.newIban() }));
    const columns = { columns: { bookedOn: 'Дата', amount: 'Сума' }, decimalMark: 'COMMA', dateOrder: 'DMY' };
    accepted(await own.api.put(`/bank/accounts/${id}`, { columns }));
    expect(accepted(await own.api.put(`/bank/accounts/${id}`, { keepsOutgoing: true }))).toMatchObject({
      keepsOutgoing: true,
      columns,
    });
  });

  it('of an account that documents no longer name stay, and so does one that payers were given', async () => {
    const own = await steps.addBanked();
    await steps.read(own, camtOf({ iban: own.iban, lines: lines.slice(0, 1) }));
    await shop.database.rows('update merchants set iban = :iban where id = :id', {
      id: own.id,
      iban: steps.newIban(),
    });
    expect(await steps.read(own, camtOf({ iban: own.iban, lines: lines.slice(1, 3) }))).toMatchObject({
      lines: 2,
    });
    expect((await steps.accountsOf(own))[0]).toMatchObject({ isOnDocuments: false });
  });
});

it('statements are listed newest first, also by the end of their days', async () => {
  const own = await steps.addBanked();
  for (const days of [lines.slice(2, 4), lines.slice(0, 2)])
    await steps.read(own, camtOf({ iban: own.iban, lines: days }));
  const ends = async (query: string) =>
    accepted(await own.api.get<BankStatement[]>(`/bank/statements${query}`)).map(({ to }) => to);
  expect(await ends('')).toEqual(['2026-11-02', '2026-11-04']);
  expect(await ends('?sortBy=to&sortDir=desc')).toEqual(['2026-11-04', '2026-11-02']);
});

it('what an accountant reads of bank accounts is in the access log of the merchant, once a day', async () => {
  const accountant = await shop.addStaff('ACCOUNTANT');
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [merchant.id] }));
  for (const path of ['/bank/lines', '/bank/statements']) accepted(await accountant.api.get(path));
  const log = accepted(await merchant.api.get<{ viewed: string }[]>('/merchants/me/access-log'));
  expect(log.filter(({ viewed }) => viewed === 'BANK')).toHaveLength(1);
});

it('a merged customer’s accounts belong to the other one', async () => {
  const customerOf = async (name: string): Promise<number> =>
    accepted(await merchant.api.post<{ id: number }>('/customers/me', { kind: 'PERSON', name })).id;
  const [from, into] = [await customerOf('Мария'), await customerOf('Мария П.')];
  await shop.database.rows(
    `insert into customer_ibans (customer_id, iban, first_seen, confirmed_by)
     values (:from, 'BG1', '2026-11-02', 'user:1'), (:from, 'BG2', '2026-11-03', 'user:1'),
       (:into, 'BG2', '2026-11-04', 'user:1')`,
    { from, into },
  );
  accepted(await merchant.api.post(`/customers/${from}/merge`, { into }));
  const rows = await shop.database.rows<object>(
    `select customer_id as of, iban, first_seen as on from customer_ibans
     where customer_id in (:from, :into) order by iban`,
    { from, into },
  );
  expect(rows).toEqual([
    { of: into, iban: 'BG1', on: '2026-11-02' },
    { of: into, iban: 'BG2', on: '2026-11-03' },
  ]);
});
