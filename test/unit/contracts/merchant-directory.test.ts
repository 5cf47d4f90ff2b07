import type { MerchantRecord } from '#modules/merchants/index.ts';
import { describeMerchantDirectory } from '#test/contracts/merchant-directory.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';

const record = (
  id: number,
  status: MerchantRecord['status'],
  providerAccount: string | null,
): MerchantRecord => ({ id, status, providerAccount, isAccepting: status === 'ACTIVE' }) as MerchantRecord;

describeMerchantDirectory('InMemoryMerchantDirectory', async () => {
  const directory = new InMemoryMerchantDirectory();
  const accountantId = 5;
  directory.set(record(1, 'ACTIVE', 'acct_open'), { accountantIds: [accountantId] });
  directory.set(record(2, 'INACTIVE', 'acct_closed'), { isClosed: true });
  directory.set(record(3, 'PENDING', null), { accountantIds: [accountantId] });
  return { directory, openId: 1, closedId: 2, pendingId: 3, accountantId, close: async () => undefined };
});
