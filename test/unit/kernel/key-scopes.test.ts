import { expect, test } from 'vitest';
import { keyScopes, readingScopes, scopesHold, type KeyScope } from '#kernel/key-scopes.ts';

const heldBy = (scope: KeyScope): KeyScope[] => keyScopes.filter((wanted) => scopesHold([scope], wanted));

test('a scope to write includes reading the same, and a scope to read nothing else', () => {
  expect(keyScopes.filter((scope) => scope.endsWith(':read')).map(heldBy)).toEqual([
    ['links:read'],
    ['payments:read'],
    ['invoices:read'],
    ['customers:read'],
    ['exports:read'],
    ['bills:read'],
    ['schedules:read'],
    ['proformas:read'],
    ['bank:read'],
    ['events:read'],
  ]);
  expect(keyScopes.filter((scope) => scope.endsWith(':write')).map(heldBy)).toEqual([
    ['links:read', 'links:write'],
    ['refunds:write'],
    ['invoices:read', 'invoices:write'],
    ['customers:read', 'customers:write'],
    ['schedules:read', 'schedules:write'],
    ['proformas:read', 'proformas:write'],
    ['bank:read', 'bank:write'],
    ['webhooks:write'],
  ]);
});

test('a key without scopes may do nothing, and one with several what each of them permits', () => {
  expect(keyScopes.filter((wanted) => scopesHold([], wanted))).toEqual([]);
  expect(keyScopes.filter((wanted) => scopesHold(['links:write', 'events:read'], wanted))).toEqual([
    'links:read',
    'links:write',
    'events:read',
  ]);
});

test('of scopes to write a key that only reads keeps reading the same', () => {
  expect(readingScopes(['links:write', 'payments:read', 'refunds:write', 'webhooks:write'])).toEqual([
    'links:read',
    'payments:read',
  ]);
  expect(readingScopes([])).toEqual([]);
});
