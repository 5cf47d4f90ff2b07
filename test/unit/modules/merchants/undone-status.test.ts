import { expect, it } from 'vitest';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { SendMerchantMail } from '#modules/merchants/application/send-merchant-mail.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { InMemoryMerchantMailLog } from '#test/fakes/in-memory-merchant-mail-log.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

const approved = { kind: 'APPROVED', isAgain: false } as const;
const suspended = { kind: 'SUSPENDED', reason: 'complaints' } as const;

it.each([
  [approved, 'ACTIVE', 1],
  [approved, 'PENDING', 0],
  [suspended, 'SUSPENDED', 1],
  [suspended, 'INACTIVE', 1],
  [suspended, 'ACTIVE', 0],
] as const)('a mail %o to a merchant that is %s by then is sent %i times', async (content, status, times) => {
  const directory = new InMemoryMerchantDirectory();
  const merchant = { id: 7, businessName: 'Пекарна', email: 'a@b.example', language: 'bg' };
  directory.set({ ...merchant, status } as MerchantRecord);
  const letters = new RecordedLetters();
  const deps = {
    ...recordedKernel(),
    directory,
    log: new InMemoryMerchantMailLog(),
    letters,
    mailChoices: () => [],
  };
  await new SendMerchantMail(deps).execute({ ...content, merchantId: 7, fact: 'status-1' });
  expect(letters.sent).toHaveLength(times);
});
