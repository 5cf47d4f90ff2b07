import { describe, expect, it, test } from 'vitest';
import { clientSortFields } from '#contract/accountants/accountants.ts';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import type { PageRequest } from '#kernel/page.ts';
import { listClients } from '#modules/accountants/application/list-clients.ts';
import type { ClientFilter, ClientSort } from '#modules/accountants/domain/page-of-clients.ts';
import {
  accountant,
  accountantId,
  accountantsFixture,
  euro,
  merchantOf,
  userOf,
} from './accountants-fixture.ts';

const byName: PageRequest<ClientSort> = { offset: 0, limit: 10, sortBy: 'businessName', descending: false };

const open = () => {
  const fixture = accountantsFixture();
  const list = (
    filter: ClientFilter = {},
    page: Partial<PageRequest<ClientSort>> = {},
    { actor = accountant, month }: { actor?: typeof accountant; month?: string } = {},
  ) => listClients(fixture, { actor, month, filter, page: { ...byName, ...page } });
  return { ...fixture, list };
};

/** Three clients whose order differs by each field. */
const openThree = () => {
  const fixture = open();
  const { directory, figures } = fixture;
  const add = (id: number, businessName: string, iban: string | null) =>
    directory.set(merchantOf(id, { businessName, iban }), { accountantIds: [accountantId] });
  add(1, 'Ястие ЕООД', null);
  add(2, 'агро ООД', 'BG80BNBG96611020345678');
  add(4, 'Зора АД', null);
  figures.set(1, {
    payments: { turnover: euro(500), openDisputes: 2 },
    documents: { documents: 1, vatCharged: euro(10) },
  });
  figures.set(2, { payments: { turnover: euro(-100) }, documents: { documents: 12, vatCharged: euro(2) } });
  figures.set(4, { payments: { turnover: euro(1_000) }, documents: { documents: 2, vatCharged: euro(9) } });
  return fixture;
};
const idsOf = ({ items }: Readonly<{ items: readonly { id: number }[] }>) => items.map(({ id }) => id);

describe('the clients of an accountant', () => {
  it('only an ACCOUNTANT lists clients', async () => {
    const { list } = open();
    await expect(list({}, {}, { actor: anonymous })).rejects.toThrow(SignInNeeded);
    for (const role of ['ADMIN', 'SUPPORT', 'MERCHANT'] as const)
      await expect(list({}, {}, { actor: userOf(role) })).rejects.toThrow(NotAllowed);
  });

  it('an accountant sees the assigned open merchants and no other', async () => {
    const { list, directory } = open();
    expect(idsOf(await list())).toEqual([1, 2]);
    directory.set(merchantOf(2), { accountantIds: [accountantId], isClosed: true });
    expect(await list()).toMatchObject({ items: [{ id: 1 }], total: 1 });
    expect((await list({}, {}, { actor: userOf('ACCOUNTANT', { userId: 8 }) })).total).toBe(0);
  });

  it('the month before this one is the default, a month can be chosen', async () => {
    const { list, days } = open();
    expect((await list()).items[0]).toMatchObject({ monthState: 'OVER' });
    expect((await list({}, {}, { month: '2026-11' })).items[0]).toMatchObject({ monthState: 'RUNNING' });
    expect(days).toEqual([
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-30' },
    ]);
  });

  it('problems name each kind with its count, and none without a count', async () => {
    const { list, figures, directory } = open();
    directory.set(merchantOf(1, { taxId: null, iban: null }), { accountantIds: [accountantId] });
    figures.set(1, {
      payments: { openDisputes: 1 },
      documents: { overdueInvoices: 2, undelivered: 3, paymentsWithoutDocument: 4 },
    });
    const { items } = await list();
    expect(items[0]!.problems).toEqual([
      { kind: 'PROFILE_INCOMPLETE', count: 2 },
      { kind: 'INVOICE_OVERDUE', count: 2 },
      { kind: 'DOCUMENT_UNDELIVERED', count: 3 },
      { kind: 'PAYMENT_WITHOUT_DOCUMENT', count: 4 },
      { kind: 'DISPUTE_OPEN', count: 1 },
    ]);
    expect(items[1]!.problems).toEqual([]);
  });

  it('open questions and answers of the last seven days are counted for the caller', async () => {
    const { list, questions } = open();
    const ask = (askedBy: number) =>
      questions.add({ merchantId: 1, askedBy, question: '?', askedAt: new Date('2026-11-01T10:00:00Z') });
    const answered = (id: number, at: string) =>
      questions.answer({ id, answer: '!', answeredBy: null, answeredAt: new Date(at) });
    await ask(accountantId);
    await ask(8);
    await answered(await ask(accountantId), '2026-11-13T10:00:00Z');
    await answered(await ask(accountantId), '2026-11-13T09:59:59Z');
    expect((await list()).items[0]).toMatchObject({ openQuestions: 1, newAnswers: 1 });
  });
});

describe('filters, order and pages of clients', () => {
  const orders = {
    businessName: [2, 4, 1],
    turnover: [2, 1, 4],
    vatCharged: [2, 4, 1],
    documents: [1, 4, 2],
    problems: [2, 4, 1],
  } as const;

  test.each(clientSortFields)('clients are sorted by %s in both directions', async (sortBy) => {
    const { list } = openThree();
    const ascending = idsOf(await list({}, { sortBy }));
    expect(ascending).toEqual(orders[sortBy]);
    expect(idsOf(await list({}, { sortBy, descending: true }))).toEqual(ascending.toReversed());
  });

  test.each(
    clientSortFields.flatMap((field) => [false, true].map((descending) => [field, descending] as const)),
  )(
    'the pages by %s, descending %s, are the whole list, from cursor to cursor',
    async (sortBy, descending) => {
      const { list } = openThree();
      const whole = idsOf(await list({}, { sortBy, descending }));
      const walked: number[] = [];
      let after: PageRequest<ClientSort>['after'];
      do {
        const { items, next, total } = await list({}, { sortBy, descending, limit: 2, after });
        expect(total).toBe(3);
        walked.push(...items.map(({ id }) => id));
        after = next ?? undefined;
      } while (after !== undefined);
      expect(walked).toEqual(whole);
      expect(idsOf(await list({}, { sortBy, descending, offset: 1, limit: 1 }))).toEqual(whole.slice(1, 2));
    },
  );

  it('a cursor of another order is refused', async () => {
    const { list } = openThree();
    const after = { value: 'агро', id: 2 };
    await expect(list({}, { sortBy: 'turnover', after })).rejects.toThrow(InvalidFields);
  });

  it('the search finds a part of the name in any case, and the total is that of the filter', async () => {
    const { list } = openThree();
    expect(await list({ search: 'ООД' })).toMatchObject({ items: [{ id: 2 }, { id: 1 }], total: 2 });
    expect(await list({ search: ' ЗОРА ' })).toMatchObject({ items: [{ id: 4 }], total: 1 });
    expect((await list({ search: 'няма' })).total).toBe(0);
  });

  it('needsMe has only the clients with problems, its opposite only those without', async () => {
    const { list } = openThree();
    expect(idsOf(await list({ needsMe: true }))).toEqual([4, 1]);
    expect(idsOf(await list({ needsMe: false }))).toEqual([2]);
  });
});
