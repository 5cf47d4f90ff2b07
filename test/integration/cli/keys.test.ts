import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiKey, CreatedKey } from '#contract/integrations/api-keys.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let of: readonly string[];
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  shop = await sharedApplication('serving');
  of = ['--merchant', String((await shop.addMerchant()).id)];
});
afterAll(() => shop.stop());

const statusOf = async (key: string): Promise<number> =>
  (await shop.api(key).get('/payment-links/me')).status;

test('an operator creates, lists, rotates and ends the keys of a merchant', async () => {
  expect(await plateno(['keys', 'list', ...of])).toMatchObject({ code: 0, stdout: '' });
  const about = ['--name', 'Магазин', '--scopes', 'links:write,payments:read', '--network', '127.0.0.0/8'];
  const created = await plateno(['keys', 'create', ...of, ...about, '--expires-in-days', '30', '--json']);
  const { key, details } = JSON.parse(created.stdout) as CreatedKey;
  expect(details).toMatchObject({
    name: 'Магазин',
    scopes: ['links:write', 'payments:read'],
    networks: ['127.0.0.0/8'],
    createdBy: expect.stringMatching(/^operator:/),
  });
  expect(await statusOf(key)).toBe(200);
  const rotated = await plateno(['keys', 'rotate', details.prefix, '--grace-hours', '0']);
  const second = rotated.stdout.trim();
  // Standard output holds the key alone: a shell stores it in a variable.
  expect(second).toMatch(/^plk_test_[a-z2-7]{8}_\w{40}$/);
  expect([await statusOf(key), await statusOf(second)]).toEqual([401, 200]);
  const id = second.slice(9, 17);
  expect((await plateno(['keys', 'end', id])).code).toBe(2);
  expect(await plateno(['keys', 'end', id, '--yes'])).toMatchObject({ code: 0 });
  expect(await statusOf(second)).toBe(401);
  expect((await plateno(['keys', 'end', id, '--yes'])).code).not.toBe(0);
  const { keys } = JSON.parse((await plateno(['keys', 'list', ...of, '--json'])).stdout) as {
    keys: ApiKey[];
  };
  expect(keys.map(({ endReason }) => endReason)).toEqual(['ENDED', 'REPLACED']);
  expect(JSON.parse((await plateno(['keys', 'list', ...of, '--live', '--json'])).stdout)).toEqual({
    total: 0,
    keys: [],
  });
});

test('an unknown scope and a merchant that does not exist are refused', async () => {
  const wrong = await plateno([
    'keys',
    'create',
    ...of,
    '--name',
    'x',
    '--scopes',
    'links:write,all',
    '--json',
  ]);
  expect(wrong.code).not.toBe(0);
  expect(wrong.stdout).toContain('scopes');
  const nowhere = ['--merchant', '999999', '--name', 'x', '--scopes', 'links:read', '--json'];
  expect((await plateno(['keys', 'create', ...nowhere])).stdout).toContain('merchants.not-found');
});
