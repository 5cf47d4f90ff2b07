import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { NotAllowed } from '#kernel/failure.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { EndClient } from '#modules/accountants/application/end-client.ts';
import { PackMonth } from '#modules/accountants/application/pack-month.ts';
import { MerchantNotFound } from '#modules/merchants/index.ts';
import {
  accountant,
  accountantId,
  accountantsFixture,
  merchantOf,
  now,
  userOf,
} from './accountants-fixture.ts';

const open = () => {
  const fixture = accountantsFixture();
  const pack = (merchantIds: readonly number[], actor = accountant) =>
    new PackMonth(fixture).execute({ actor, month: '2026-10', merchantIds, language: 'bg' });
  const end = (merchantId: number, actor = accountant) =>
    new EndClient(fixture).execute({ actor, merchantId });
  return { ...fixture, pack, end };
};

it('a pack has a folder for each client, with documents and payments in both formats, by path', async () => {
  const { pack } = open();
  const { fileName, clients, files } = await pack([2, 1, 2]);
  expect(fileName).toBe('plateno-tables-2026-10.zip');
  expect(clients.map(({ id }) => id)).toEqual([1, 2]);
  expect(files.map(({ path }) => path)).toEqual(
    ['targovets-1-1', 'targovets-2-2'].flatMap((folder) =>
      ['invoices.csv', 'invoices.xlsx', 'payments.csv', 'payments.xlsx'].map((name) => `${folder}/${name}`),
    ),
  );
  expect(await text(files[1]!.content())).toBe('invoices of 1 as excel');
  expect(await text(files[6]!.content())).toBe('payments of 2 as csv');
});

it('a pack is counted, audited and recorded in the access log of its clients', async () => {
  const { pack, taken, audited, viewed } = open();
  await pack([2, 1]);
  expect(taken).toEqual(['accountant-pack 3/60 5']);
  expect(audited).toEqual([
    {
      actor: accountant,
      action: 'merchant.month-packed',
      subject: { type: 'merchant', id: '1,2' },
      data: { month: '2026-10' },
    },
  ]);
  expect(viewed).toEqual([[accountant, [1, 2], 'MONTH_PACK']]);
});

it('a pack with a merchant that is not a client, or closed, is refused and records nothing', async () => {
  const { pack, directory, audited, viewed, taken } = open();
  await expect(pack([1, 3])).rejects.toThrow(MerchantNotFound);
  expect(taken).toEqual([]);
  directory.set(merchantOf(2), { accountantIds: [accountantId], isClosed: true });
  await expect(pack([1, 2])).rejects.toThrow(MerchantNotFound);
  await expect(pack([1], userOf('SUPPORT'))).rejects.toThrow(NotAllowed);
  expect([audited, viewed]).toEqual([[], []]);
});

it('an accountant ends the access to a client, with a recent proof', async () => {
  const { end, ended } = open();
  const late = userOf('ACCOUNTANT', { provedAt: new Date(now.getTime() - 15 * 60_000 - 1) });
  await expect(end(1, late)).rejects.toThrow(ProofNeeded);
  await expect(end(3, late)).rejects.toThrow(MerchantNotFound);
  await expect(end(1, userOf('ADMIN'))).rejects.toThrow(NotAllowed);
  expect(ended).toEqual([]);
  await end(1);
  expect(ended).toEqual([{ merchantId: 1, userId: accountantId }]);
});
