import type { Actor, Role } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { Money } from '#kernel/money.ts';
import type { DocumentsOfDays, DocumentsOfMonth } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { PaymentsOfDays, PaymentsOfMonth } from '#modules/payments/index.ts';
import type { UserAccount } from '#modules/users/index.ts';
import { AccountantLimits } from '#modules/accountants/application/accountant-limits.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { InMemoryQuestions } from '#test/fakes/in-memory-questions.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

export const accountantId = 5;
/** The time of the fixture. */
export const now = new Date('2026-11-20T10:00:00Z');

export const userOf = (role: Role, about: Partial<Extract<Actor, { kind: 'user' }>> = {}): Actor => ({
  kind: 'user',
  userId: accountantId,
  username: 'test',
  role,
  merchantId: null,
  sessionId: '',
  provedAt: now,
  ...about,
});
export const accountant = userOf('ACCOUNTANT');
export const memberOf = (merchantId: number, merchantRole: MerchantRole = 'OWNER'): Actor =>
  userOf('MERCHANT', { userId: 9, merchantId, merchantRole });

export const merchantOf = (id: number, about: Partial<MerchantRecord> = {}): MerchantRecord =>
  ({
    id,
    businessName: `Търговец ${id}`,
    email: `merchant-${id}@example.bg`,
    language: 'bg',
    vatRegistration: 'FULL',
    taxId: '175074752',
    vatNumber: null,
    iban: 'BG80BNBG96611020345678',
    ...about,
  }) as MerchantRecord;

export const account: UserAccount = {
  id: accountantId,
  username: 'kantora',
  email: 'kantora@example.bg',
  firstName: 'Иван',
  lastName: 'Петров',
  role: 'ACCOUNTANT',
  status: 'ACTIVE',
  merchantId: null,
  language: 'en',
  emailVerifiedAt: now,
  refusedEmail: null,
  isPasswordTemporary: false,
};

export const euro = (minor: number): Money<'EUR'> => Money.ofMinor(minor, 'EUR');

type Figures = Readonly<{ payments?: Partial<PaymentsOfDays>; documents?: Partial<DocumentsOfDays> }>;

/** Figures by merchant, and the days of each call. */
const recordedFigures = () => {
  const figures = new Map<number, Figures>();
  const days: object[] = [];
  const mapOf = <T>(ids: readonly number[], of: (id: number) => T) => new Map(ids.map((id) => [id, of(id)]));
  const file = (kind: string) =>
    async function* written({ merchantId, format }: Readonly<{ merchantId: number; format: string }>) {
      yield new TextEncoder().encode(`${kind} of ${merchantId} as ${format}`);
    };
  const payments: PaymentsOfMonth = {
    figures: async (ids, asked) => {
      days.push(asked);
      return mapOf(ids, (id) => ({ turnover: euro(0), openDisputes: 0, ...figures.get(id)?.payments }));
    },
    fees: async () => ({ fees: [], pending: 0 }),
    file: file('payments'),
  };
  const documents: DocumentsOfMonth = {
    figures: async (ids) =>
      mapOf(ids, (id) => ({
        documents: 0,
        vatCharged: euro(0),
        overdueInvoices: 0,
        undelivered: 0,
        paymentsWithoutDocument: 0,
        ...figures.get(id)?.documents,
      })),
    file: file('invoices'),
  };
  return { figures, days, payments, documents };
};

/** Use-cases of accountants on in-memory ports: user 5 is an accountant of the merchants 1 and 2, not of 3. */
export const accountantsFixture = () => {
  const kernel = recordedKernel(now);
  const directory = new InMemoryMerchantDirectory();
  for (const id of [1, 2]) directory.set(merchantOf(id), { accountantIds: [accountantId] });
  directory.set(merchantOf(3));
  const taken: string[] = [];
  const ended: object[] = [];
  const viewed: unknown[][] = [];
  const limits = new AccountantLimits({
    counts: {
      take: async ({ name, times, seconds }, key) => void taken.push(`${name} ${times}/${seconds} ${key}`),
    },
  });
  return {
    ...kernel,
    ...recordedFigures(),
    directory,
    taken,
    ended,
    viewed,
    limits,
    accounts: new InMemoryUserAccounts([account]),
    questions: new InMemoryQuestions(),
    letters: new RecordedLetters(),
    dataViews: { record: async (...view: unknown[]) => void viewed.push(view) },
    assignments: {
      end: async (pair: object) => {
        ended.push(pair);
        return true;
      },
      ofMerchant: async (merchantId: number) =>
        (await directory.visibleTo(accountant)).includes(merchantId as never)
          ? [{ merchantId, userId: accountantId, assignedAt: now, grantedBy: null }]
          : [],
    },
  };
};
