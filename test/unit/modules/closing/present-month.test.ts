import { expect, it } from 'vitest';
import { messages } from '#messages/message-catalogue.ts';
import { presentMonth } from '#modules/closing/adapters/http/present-month.ts';
import { problemOf } from '#modules/closing/domain/month-problem.ts';

it('an answer names the first hundred documents of a kind, and how many there are', () => {
  const problems = Array.from({ length: 9_000 }, (_, at) =>
    problemOf('BUYER_WITHOUT_ADDRESS', { id: at + 1, invoiceNumber: String(at + 1).padStart(10, '0') }),
  );
  const view = {
    merchantId: 3,
    merchantName: 'Липа',
    month: '2026-10',
    status: 'OPEN',
    latest: null,
    registrations: [],
    problems,
    totals: { documents: 9_000, annulled: 0, baseMinor: 0, vatMinor: 0, fees: [], ledger: null },
    files: [],
    deadlines: { vatReturn: null, auditFile: null },
    refusedAt: null,
  } as const;
  const [entry, ...others] = presentMonth(view, messages, 'bg').problems;
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ count: 9_000, message: '9000 документа са до физически лица без адрес.' });
  expect(entry!.documents.map(({ invoiceId }) => invoiceId)).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
});
