import { expect, test } from 'vitest';
import { mayDo, seesDashboard } from '#web/admin/kit/rights/rights.ts';

const actions = ['list', 'show', 'create', 'edit', 'delete'];
const offered = (role: Parameters<typeof mayDo>[0], resource: string) =>
  actions.filter((action) => mayDo(role, action, resource));

test('An administrator is offered everything', () => {
  expect(offered('ADMIN', 'merchants')).toEqual(actions);
  expect(seesDashboard('ADMIN')).toBe(true);
});

test('Support reads everything but users and the audit log, and has three actions', () => {
  expect(offered('SUPPORT', 'merchants')).toEqual(['list', 'show']);
  expect(offered('SUPPORT', 'users')).toEqual([]);
  expect(mayDo('SUPPORT', 'confirm', 'payments')).toBe(true);
  expect(offered('SUPPORT', 'audit-log')).toEqual([]);
  expect(offered('SUPPORT', 'erasure-requests')).toEqual([]);
  expect(offered('SUPPORT', 'archives')).toEqual(['list', 'show']);
  expect(offered('SUPPORT', 'jobs')).toEqual(['list', 'show']);
  expect(offered('SUPPORT', 'webhook-endpoints')).toEqual(['list', 'show']);
  expect(offered('SUPPORT', 'api-keys')).toEqual(['list', 'show']);
  expect(mayDo('SUPPORT', 'send', 'invoices')).toBe(true);
  expect(mayDo('SUPPORT', 'unlock', 'merchant-users')).toBe(true);
  for (const [action, resource] of [
    ['refund', 'payments'],
    ['retry', 'jobs'],
    ['retry', 'provider-events'],
    ['export', 'payments'],
  ] as const) {
    expect(mayDo('SUPPORT', action, resource), `${action} ${resource}`).toBe(false);
  }
  expect(seesDashboard('SUPPORT')).toBe(true);
});

test('An accountant reads merchants and payments, but neither users nor the dashboard', () => {
  expect(offered('ACCOUNTANT', 'payments')).toEqual(['list', 'show']);
  expect(offered('ACCOUNTANT', 'merchants')).toEqual(['list', 'show']);
  for (const resource of [
    'users',
    'payment-links',
    'provider-events',
    'webhook-endpoints',
    'api-keys',
    'jobs',
    'audit-log',
  ]) {
    expect(offered('ACCOUNTANT', resource), resource).toEqual([]);
  }
  expect(mayDo('ACCOUNTANT', 'export', 'invoices')).toBe(true);
  expect(mayDo('ACCOUNTANT', 'export', 'merchants')).toBe(false);
  expect(mayDo('ACCOUNTANT', 'send', 'invoices')).toBe(false);
  expect(seesDashboard('ACCOUNTANT')).toBe(false);
});

test('Only an accountant has clients and questions to them', () => {
  for (const resource of ['clients', 'questions']) {
    expect(offered('ACCOUNTANT', resource), resource).toEqual(['list']);
    for (const role of ['ADMIN', 'SUPPORT', 'MERCHANT'] as const) {
      expect(offered(role, resource), `${role} ${resource}`).toEqual([]);
    }
  }
});

test('A merchant has no right in the back office', () => {
  expect(offered('MERCHANT', 'payments')).toEqual([]);
  expect(seesDashboard('MERCHANT')).toBe(false);
});
