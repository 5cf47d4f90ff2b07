import { expect, test } from 'vitest';
import { nearTests } from '#test/support/near-tests.ts';

const unit = (path: string) => `test/unit/${path}.test.ts`;
const integration = (path: string) => `test/integration/${path}.test.ts`;
const settle = 'src/modules/payments/domain/settle.ts';
const graph = new Map([
  ['src/kernel/money.ts', []],
  ['src/load-modules.ts', [settle]],
  ['src/composition.ts', ['src/load-modules.ts']],
  [settle, ['src/kernel/money.ts']],
  ['web/merchant/links/CreateLink.tsx', []],
  [unit('kernel/money'), ['src/kernel/money.ts']],
  [unit('modules/payments/settle'), [settle]],
  [unit('modules/users/lock'), ['src/kernel/text.ts']],
  [unit('web/merchant/links/link-values'), ['web/merchant/links/values.ts']],
  [integration('modules/users/users'), ['src/composition.ts']],
  [integration('modules/payments/payments'), ['src/composition.ts']],
  [integration('modules/invoices/invoices'), ['src/composition.ts']],
  [integration('modules/integrations/events'), ['src/composition.ts']],
  [integration('contracts/payments'), [settle]],
  [integration('migrations/down-and-up'), []],
  ['test/faults/refunds.test.ts', [settle]],
  ['test/architecture/boundaries.test.ts', ['src/kernel/money.ts']],
]);
const chosen = (...changed: string[]) => nearTests(graph, changed, 1_000).chosen;

test('the tests that load a changed file run, the nearest first', () => {
  expect(chosen('src/kernel/money.ts')).toEqual([
    unit('kernel/money'),
    integration('contracts/payments'),
    unit('modules/payments/settle'),
  ]);
});

test('for a changed module its tests through the application run, then those of the modules to its right', () => {
  expect(chosen(settle)).toEqual([
    integration('contracts/payments'),
    unit('modules/payments/settle'),
    integration('modules/payments/payments'),
    integration('modules/invoices/invoices'),
    integration('modules/integrations/events'),
  ]);
});

test('the tests that mirror the folder of a changed screen run, also when they do not load it', () => {
  expect(chosen('web/merchant/links/CreateLink.tsx')).toEqual([unit('web/merchant/links/link-values')]);
});

test('a changed migration runs the tests of migrations', () => {
  expect(chosen('migrations/20261123102000_short_pending_lists.ts')).toEqual([
    integration('migrations/down-and-up'),
  ]);
});

test('a test that changed itself runs, whatever time it takes', () => {
  const changed = integration('modules/users/users');
  expect(nearTests(graph, [changed], 1, { [changed]: 90 }).chosen).toEqual([changed]);
});

test('beyond the time the farther tests are left out and named, and unit tests leave half of it to the others', () => {
  const measured = {
    [unit('modules/payments/settle')]: 4,
    [integration('contracts/payments')]: 5,
    [integration('modules/payments/payments')]: 9,
    [integration('modules/invoices/invoices')]: 1,
  };
  const { chosen: near, beyond } = nearTests(graph, [settle], 10, measured);
  expect(near).toEqual([
    integration('contracts/payments'),
    unit('modules/payments/settle'),
    integration('modules/invoices/invoices'),
  ]);
  expect(beyond).toEqual([
    integration('modules/payments/payments'),
    integration('modules/integrations/events'),
  ]);
});

test('tests of other kinds that load the change are named and not run; the check runs those of the architecture', () => {
  expect(nearTests(graph, [settle, 'src/kernel/money.ts'], 1_000).otherKinds).toEqual([
    'test/faults/refunds.test.ts',
  ]);
});
