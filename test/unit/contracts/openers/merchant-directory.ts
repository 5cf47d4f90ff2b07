import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';

const record = (id: number, status: MerchantRecord['status']): MerchantRecord =>
  ({ id, status, isAccepting: status === 'ACTIVE' }) as MerchantRecord;

export const openMerchantDirectory: Opener<'MerchantDirectory'> = async () => {
  const directory = new InMemoryMerchantDirectory();
  const accountantId = 5;
  directory.set(record(1, 'ACTIVE'), { accountantIds: [accountantId] });
  directory.set(record(2, 'INACTIVE'), { isClosed: true });
  directory.set(record(3, 'PENDING'), { accountantIds: [accountantId] });
  return { directory, openId: 1, closedId: 2, pendingId: 3, accountantId };
};
