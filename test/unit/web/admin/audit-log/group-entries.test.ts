import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { groupEntries } from '#web/admin/audit-log/group-entries.ts';

const entry = (id: number, about: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2026-11-30T10:00:05.000Z',
  actor: 'user:5',
  username: 'accountant',
  action: 'merchant.data-viewed',
  subjectType: 'merchant',
  subjectId: String(id),
  data: { viewed: 'CUSTOMERS' },
  address: '203.0.113.7',
  ...about,
});
const subjects = (...entries: AuditEntry[]) => groupEntries(entries).map(({ subjectId }) => subjectId);

it('a read of many merchants is one entry with all of them', () => {
  expect(subjects(entry(3, {}), entry(2, { at: '2026-11-30T10:00:04.000Z' }), entry(1, {}))).toEqual([
    '3,2,1',
  ]);
});

it('another person, minute, kind of data, address or record keeps its entry', () => {
  const others: Partial<AuditEntry>[] = [
    { actor: 'user:6' },
    { at: '2026-11-30T10:01:00.000Z' },
    { data: { viewed: 'DOCUMENTS' } },
    { address: null },
    { subjectType: 'user' },
    { action: 'merchant.month-downloaded' },
  ];
  for (const other of others) expect(subjects(entry(2, {}), entry(1, other))).toEqual(['2', '1']);
});

it('entries between others stay in their place', () => {
  const locked = entry(2, { action: 'user.locked', subjectType: 'user' });
  expect(subjects(entry(3, {}), locked, entry(1, {}))).toEqual(['3', '2', '1']);
});
