import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSum } from '#modules/invoices/adapters/postgres/open-sum.ts';
import { openMinorOf } from '#modules/invoices/application/invoice-view.ts';
import { openOf } from '#modules/invoices/domain/open-sum.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const total = fc.integer({ min: 1, max: 1_000_000 });
/** Nothing in one half; together they exceed some totals. */
const part = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600_000 }));
/** What the open sum is computed from; a credit note is issued as paid. */
const anyDocument = fc
  .record({
    type: fc.constantFrom('INVOICE', 'DEBIT_NOTE', 'CREDIT_NOTE'),
    totalMinor: total,
    paidMinor: part,
    creditedMinor: part,
    annulledAt: fc.option(fc.constant('2026-11-20T10:00:00Z'), { nil: null, freq: 3 }),
  })
  .map((document) =>
    document.type === 'CREDIT_NOTE'
      ? { ...document, paidMinor: document.totalMinor, creditedMinor: 0 }
      : document,
  );

type Document = typeof anyDocument extends fc.Arbitrary<infer D> ? D : never;
const asRow = ({ type, totalMinor, paidMinor, creditedMinor, annulledAt }: Document) => ({
  type,
  total_minor: totalMinor,
  paid_minor: paidMinor,
  credited_minor: creditedMinor,
  annulled_at: annulledAt,
});

test('the open sum of 2,000 random documents is the same in the domain, in a view and in SQL', async () => {
  const documents = fc.sample(anyDocument, { numRuns: 2_000, seed: 26 });
  const opened = await openTestDatabase();
  const rows = await opened.database.rows<{ open: number }>(
    `select ${openSum} as open
     from rows from (jsonb_to_recordset(cast(:documents as jsonb)) as (type text, total_minor bigint, paid_minor bigint,
       credited_minor bigint, annulled_at timestamptz)) with ordinality as i order by i.ordinality`,
    { documents: JSON.stringify(documents.map(asRow)) },
  );
  await opened.close();
  const ofViews = documents.map(openMinorOf);
  expect(rows.map(({ open }) => Number(open))).toEqual(ofViews);
  const ofDomain = documents.map(({ annulledAt, totalMinor, paidMinor, creditedMinor }) =>
    annulledAt === null ? Number(openOf(BigInt(totalMinor), BigInt(paidMinor), BigInt(creditedMinor))) : 0,
  );
  expect(ofDomain).toEqual(ofViews);
  expect(ofViews.filter((open) => open > 0).length).toBeGreaterThan(200);
});
