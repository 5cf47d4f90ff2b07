import { describe, expect, it } from 'vitest';
import { anonymous, system, type Actor } from '#kernel/actor.ts';
import { merchantRoles } from '#kernel/merchant-role.ts';
import { maySeeRecord, recordsVisibleTo } from '#kernel/records-visible-to.ts';

const member = (merchantRole: (typeof merchantRoles)[number]): Actor => ({
  kind: 'user',
  userId: 11,
  username: 'maria',
  role: 'MERCHANT',
  merchantRole,
  merchantId: 3,
  sessionId: 's',
});
// 00:30 of 24 November in Sofia.
const clock = { now: () => new Date('2026-11-23T22:30:00Z') };
const visible = recordsVisibleTo(member('CASHIER'), clock);

describe('the records that a member sees', () => {
  it('a CASHIER sees the own records of the day in Sofia', () => {
    expect(visible).toEqual({
      createdBy: 11,
      from: new Date('2026-11-23T22:00:00Z'),
      until: new Date('2026-11-24T22:00:00Z'),
    });
  });

  it.each([
    ['the own at the first instant of the day', 11, '2026-11-23T22:00:00Z', true],
    ['the own at the last instant of the day', 11, '2026-11-24T21:59:59.999Z', true],
    ['the own of yesterday', 11, '2026-11-23T21:59:59.999Z', false],
    ['the own of tomorrow', 11, '2026-11-24T22:00:00Z', false],
    ['those of another user', 12, '2026-11-23T22:30:00Z', false],
    ['those of an unknown user', null, '2026-11-23T22:30:00Z', false],
  ])('of %s a CASHIER sees what the rule says', (_, createdBy, at, isSeen) => {
    expect(maySeeRecord(visible, { createdBy, at: new Date(at) })).toBe(isSeen);
  });

  it.each([
    ...merchantRoles.filter((role) => role !== 'CASHIER').map(member),
    { ...member('CASHIER'), role: 'ADMIN', merchantRole: null } as Actor,
    { kind: 'operator', name: 'root', actsFor: 3 } as const,
    system('job'),
    anonymous,
  ])('other members and other actors see all records of a merchant: %o', (actor) => {
    expect(recordsVisibleTo(actor, clock)).toBe('all');
    expect(maySeeRecord('all', { createdBy: null, at: new Date(0) })).toBe(true);
  });
});
