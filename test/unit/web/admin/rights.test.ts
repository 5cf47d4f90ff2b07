import { expect, test } from 'vitest';
import { mayDo, seesDashboard } from '#web/admin/rights.ts';

const acts = ['list', 'show', 'create', 'edit', 'delete'];
const offered = (role: Parameters<typeof mayDo>[0], resource: string) =>
  acts.filter((act) => mayDo(role, act, resource));

test('An administrator is offered everything', () => {
  expect(offered('ADMIN', 'merchants')).toEqual(acts);
  expect(seesDashboard('ADMIN')).toBe(true);
});

test('Support reads everything but the users and who did what, and changes next to nothing', () => {
  expect(offered('SUPPORT', 'merchants')).toEqual(['list', 'show']);
  expect(offered('SUPPORT', 'users')).toEqual([]);
  expect(mayDo('SUPPORT', 'confirm', 'payments')).toBe(true);
  expect(offered('SUPPORT', 'audit-log')).toEqual([]);
  expect(offered('SUPPORT', 'jobs')).toEqual(['list', 'show']);
  expect(mayDo('SUPPORT', 'send', 'invoices')).toBe(true);
  expect(mayDo('SUPPORT', 'unlock', 'merchant-logins')).toBe(true);
  for (const [act, resource] of [
    ['refund', 'payments'],
    ['retry', 'jobs'],
    ['retry', 'provider-events'],
    ['export', 'payments'],
  ] as const) {
    expect(mayDo('SUPPORT', act, resource), `${act} ${resource}`).toBe(false);
  }
  expect(seesDashboard('SUPPORT')).toBe(true);
});

test('An accountant reads merchants and payments, but not users or the figures of all', () => {
  expect(offered('ACCOUNTANT', 'payments')).toEqual(['list', 'show']);
  expect(offered('ACCOUNTANT', 'merchants')).toEqual(['list', 'show']);
  for (const resource of ['users', 'payment-links', 'provider-events', 'jobs', 'audit-log']) {
    expect(offered('ACCOUNTANT', resource), resource).toEqual([]);
  }
  expect(mayDo('ACCOUNTANT', 'export', 'invoices')).toBe(true);
  expect(mayDo('ACCOUNTANT', 'export', 'merchants')).toBe(false);
  expect(mayDo('ACCOUNTANT', 'send', 'invoices')).toBe(false);
  expect(seesDashboard('ACCOUNTANT')).toBe(false);
});

test('A merchant has no business in the back office', () => {
  expect(offered('MERCHANT', 'payments')).toEqual([]);
  expect(seesDashboard('MERCHANT')).toBe(false);
});
