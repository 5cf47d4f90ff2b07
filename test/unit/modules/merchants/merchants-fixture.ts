import { anonymous, type Actor, type Role } from '#kernel/actor.ts';
import { bankAccountDigests } from '#modules/merchants/adapters/checks/bank-account-digests.ts';
import { ibantoolsBankCodes as bankCodes } from '#modules/merchants/adapters/checks/ibantools-bank-codes.ts';
import type { PlanLimit } from '#kernel/plans.ts';
import { libphonenumberPhoneNumbers } from '#platform/phone-numbers/libphonenumber-phone-numbers.ts';
import { RegisterMerchant } from '#modules/merchants/application/register-merchant.ts';
import { EmailTaken, type UserAccount } from '#modules/users/index.ts';
import { InMemoryMerchantReferences } from '#test/fakes/in-memory-merchant-references.ts';
import { InMemoryMonthCloses } from '#test/fakes/in-memory-month-closes.ts';
import { InMemoryMerchants } from '#test/fakes/in-memory-merchants.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

export const userOf = (role: Role, merchantId: number | null = null, provedAt?: Date): Actor => ({
  kind: 'user',
  userId: 1,
  username: 'test',
  role,
  merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
  merchantId,
  isEmailVerified: true,
  sessionId: '',
  ...(provedAt && { provedAt }),
});
/** Has proved the password at the time of the recorded clock. */
export const admin: Actor = { ...userOf('ADMIN'), provedAt: new Date('2026-11-20T10:00:00Z') } as Actor;
/** Users of all roles that may not change other merchants. */
export const others: readonly Actor[] = [userOf('SUPPORT'), userOf('ACCOUNTANT'), userOf('MERCHANT', 1)];

export const form = {
  actor: anonymous,
  businessName: 'Пекарна София',
  businessType: 'RETAIL' as const,
  email: 'pekarna@example.bg',
  phoneNumber: '0888 123 456',
  address: ' София ',
  taxId: undefined as string | undefined,
  password: 'a long password',
  language: 'bg' as const,
};

/** Records the calls in order; refuses a taken e-mail. */
const fakeMerchantAccounts = () => {
  const done: string[] = [];
  const taken = new Set<string>();
  return {
    done,
    taken,
    problemsOf: (password: string) =>
      password.length < 8 ? [{ field: 'password', code: 'fields.too-short' }] : [],
    hashPassword: async (password: string) => `hash of ${password}` as never,
    create: async ({ merchantId, email }: Readonly<{ merchantId: number; email: string }>) => {
      if (taken.has(email)) throw new EmailTaken();
      done.push(`create ${merchantId}`);
      return { correctionToken: `correction of ${merchantId}` };
    },
    closeFor: async (merchantId: number) => void done.push(`close ${merchantId}`),
    eraseFor: async (merchantId: number) => void done.push(`erase ${merchantId}`),
  };
};

/** What merchants use of the limits, as a test sets it. */
const fakePlanUses = () => {
  const counts: Partial<Record<PlanLimit, number>> = {};
  return { counts, used: async () => counts };
};

const digests = bankAccountDigests({ pepper: 'a pepper for tests', previousPepper: undefined });

/** Use-cases of merchants on in-memory ports; user 5 is an ACCOUNTANT, user 6 is SUPPORT. */
export const merchantsFixture = () => {
  const kernel = recordedKernel();
  const merchants = new InMemoryMerchants();
  const merchantAccounts = fakeMerchantAccounts();
  const closedMonths = new InMemoryMonthCloses();
  const references = new InMemoryMerchantReferences();
  const accounts = new InMemoryUserAccounts([
    { id: 5, role: 'ACCOUNTANT' } as UserAccount,
    { id: 6, role: 'SUPPORT' } as UserAccount,
  ]);
  const phoneNumbers = async () => libphonenumberPhoneNumbers;
  const deps = {
    ...kernel,
    merchants,
    merchantAccounts,
    closedMonths,
    references,
    accounts,
    bankCodes,
    digests,
    phoneNumbers,
    planUses: fakePlanUses(),
  };
  const registerMerchant = new RegisterMerchant(deps);
  return {
    ...deps,
    registerMerchant,
    /** A merchant whose registration left no records in the fakes. */
    addMerchant: async (about: Partial<typeof form> = {}) => {
      const { id } = await registerMerchant.execute({ ...form, ...about });
      for (const list of [kernel.audited, kernel.enqueued, merchants.history, merchantAccounts.done])
        list.length = 0;
      return id;
    },
  };
};
