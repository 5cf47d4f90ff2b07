import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MarkOverdue } from '#modules/invoices/adapters/postgres/mark-overdue.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
afterEach(() => fixture.setNow('2026-11-20T12:00:00Z'));
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});

const write = async (dueDate: string): Promise<number> => {
  const response = await callers.api.post('/invoices', 'own', draft({ dueDate }));
  return ((await response.json()) as { id: number }).id;
};
const stored = async (id: number): Promise<string | undefined> =>
  (await fixture.database.rows<{ status: string }>('select status from invoices where id = ?', [id]))[0]
    ?.status;
const read = async (id: number): Promise<unknown> =>
  ((await (await callers.api.get(`/invoices/${id}`, 'own')).json()) as { status: string }).status;
const mark = () => fixture.get(MarkOverdue)();

test('an invoice is overdue from the day after its due day in Sofia: first on reads, then stored once by the job', async () => {
  const id = await write('2026-11-25');
  fixture.setNow('2026-11-25T21:59:59Z');
  expect([await mark(), await read(id)]).toEqual([0, 'PENDING']);

  fixture.setNow('2026-11-25T22:00:00Z');
  expect([await stored(id), await read(id)]).toEqual(['PENDING', 'OVERDUE']);
  expect([await mark(), await mark()]).toEqual([1, 0]);
  expect(await stored(id)).toBe('OVERDUE');
});

test('an annulled invoice is never overdue', async () => {
  const id = await write('2026-11-21');
  await callers.api.post(`/invoices/${id}/annul`, 'own', { reason: 'Грешка' });
  fixture.setNow('2027-01-01T12:00:00Z');
  await mark();
  expect([await stored(id), await read(id)]).toEqual(['PENDING', 'PENDING']);
});

test('a filter by status leaves annulled documents out, and a list without it has them', async () => {
  const id = await write('2026-11-28');
  const idsOf = async (query: string): Promise<readonly number[]> => {
    const answer = await callers.api.get(`/invoices/me?${query}`, 'own');
    return ((await answer.json()) as { id: number }[]).map((one) => one.id);
  };
  expect(await idsOf('status=PENDING')).toContain(id);
  await callers.api.post(`/invoices/${id}/annul`, 'own', { reason: 'Грешка' });
  expect(await idsOf('')).toContain(id);
  expect(await idsOf('status=PENDING')).not.toContain(id);
});

test('the job that stores OVERDUE runs daily at 00:05 in Sofia', () => {
  const job = fixture.parts.jobs?.find(({ name }) => name === 'invoices.mark-overdue');
  expect(job?.schedule).toBe('5 0 * * *');
});
