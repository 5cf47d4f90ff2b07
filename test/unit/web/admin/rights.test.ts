import { expect, test } from 'vitest';
import { mayDo, seesDashboard } from '#web/admin/rights.ts';

const acts = ['list', 'show', 'create', 'edit', 'delete'];
const offered = (role: Parameters<typeof mayDo>[0], resource: string) =>
  acts.filter((act) => mayDo(role, act, resource));

test('An administrator is offered everything', () => {
  expect(offered('ADMIN', 'merchants')).toEqual(acts);
  expect(seesDashboard('ADMIN')).toBe(true);
});

test('Support reads everything but the users, and changes nothing', () => {
  expect(offered('SUPPORT', 'merchants')).toEqual(['list', 'show']);
  expect(offered('SUPPORT', 'users')).toEqual([]);
  expect(mayDo('SUPPORT', 'confirm', 'payments')).toBe(true);
  expect(mayDo('SUPPORT', 'refund', 'payments')).toBe(false);
  expect(seesDashboard('SUPPORT')).toBe(true);
});

test('An accountant reads merchants and payments, but not users or the figures of all', () => {
  expect(offered('ACCOUNTANT', 'payments')).toEqual(['list', 'show']);
  expect(offered('ACCOUNTANT', 'merchants')).toEqual(['list', 'show']);
  expect(offered('ACCOUNTANT', 'users')).toEqual([]);
  expect(seesDashboard('ACCOUNTANT')).toBe(false);
});

test('A merchant has no business in the back office', () => {
  expect(offered('MERCHANT', 'payments')).toEqual([]);
  expect(seesDashboard('MERCHANT')).toBe(false);
});
