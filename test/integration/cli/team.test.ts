import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
const plateno = (args: string) => runPlateno(shop.env, args.split(' '));
const json = async <T>(args: string): Promise<T> => JSON.parse((await plateno(`${args} --json`)).stdout) as T;

beforeAll(async () => {
  shop = await sharedApplication('serving');
});
afterAll(() => shop.stop());

test('an operator invites to a team and as the accountant, with one audit entry each', async () => {
  const { id } = await shop.addMerchant();
  const invited = await plateno(`merchants invite ${id} ivan@firma.example --role CASHIER`);
  expect(invited).toMatchObject({ code: 0, stdout: expect.stringContaining('ivan@firma.example') as string });
  const manager = await json(`merchants invite ${id} mara@firma.example --role MANAGER --refund-limit 50`);
  expect(manager).toMatchObject({ kind: 'TEAM', role: 'MANAGER', refundLimit: 50, state: 'SENT' });
  const accountant = await json(`merchants invite ${id} kantora@firma.example --accountant`);
  expect(accountant).toMatchObject({ kind: 'ACCOUNTANT', role: null });
  const entries = await shop.database.rows<{ actor: string }>(
    `select actor from audit_log where action = 'invitation.created' and subject_id = '${id}'`,
  );
  expect(entries.map(({ actor }) => actor.split(':')[0])).toEqual(['operator', 'operator', 'operator']);
});

test('an invitation needs a role or --accountant, not both, and a merchant that exists', async () => {
  const { id } = await shop.addMerchant();
  expect((await plateno(`merchants invite ${id} ivan@firma.example`)).code).toBe(2);
  expect((await plateno(`merchants invite ${id} ivan@firma.example --role VIEWER --accountant`)).code).toBe(
    2,
  );
  expect((await plateno(`merchants invite 999999 ivan@firma.example --accountant`)).code).not.toBe(0);
});

test('the team of a merchant is shown with its accountants', async () => {
  const { id, email } = await shop.addMerchant();
  const accountant = await shop.addStaff('ACCOUNTANT');
  await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [id] });
  const { team } = await json<{ team: { email: string; role: string }[] }>(`merchants team ${id}`);
  expect(team).toMatchObject([{ email, role: 'OWNER' }, { role: 'ACCOUNTANT' }]);
  expect((await plateno(`merchants team ${id}`)).stdout).toContain(`${email}\t`);
});
