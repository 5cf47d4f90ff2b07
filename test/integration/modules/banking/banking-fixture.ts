import type { BankAccount, ImportedStatement } from '#contract/banking/bank-statements.ts';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { Plan } from '#kernel/plans.ts';
import { accepted, type Answer, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import type { TestApplication } from '#test/support/application.ts';
import { bodyOf, ibanOf } from './bank-files.ts';

let accounts = 20_000;

/** A merchant whose documents name a bank account. */
export type Banked = TestMerchant & Readonly<{ iban: string }>;

/** Steps of tests about bank statements. */
export const bankSteps = (shop: Pick<TestApplication, 'addMerchant' | 'database'>) => {
  const newIban = (): string => ibanOf((accounts += 1));
  const addBanked = async (about: Readonly<{ plan?: Plan }> = {}): Promise<Banked> => {
    const merchant = await shop.addMerchant(about);
    const iban = newIban();
    await shop.database.rows('update merchants set iban = :iban where id = :id', { id: merchant.id, iban });
    return { ...merchant, iban };
  };
  const send = (
    { api }: Readonly<{ api: ApiClient }>,
    file: Buffer,
    about: object = {},
    query = '',
  ): Promise<Answer<ImportedStatement>> =>
    api.post<ImportedStatement>(`/bank/statements${query}`, bodyOf(file, about));
  const linesOf = async ({ api }: Readonly<{ api: ApiClient }>, query = ''): Promise<BankLine[]> =>
    accepted(await api.get<BankLine[]>(`/bank/lines?sortBy=id&sortDir=asc${query}`));
  return {
    newIban,
    addBanked,
    send,
    read: async (...sent: Parameters<typeof send>) => accepted(await send(...sent)),
    linesOf,
    accountsOf: async ({ api }: Readonly<{ api: ApiClient }>) =>
      accepted(await api.get<BankAccount[]>('/bank/accounts')),
    /** How many rows of each table a merchant has. */
    stored: async ({ id }: Readonly<{ id: number }>) => {
      const [counts] = await shop.database.rows<{ statements: number; lines: number }>(
        `select (select count(*)::int from bank_statements where merchant_id = :id) as statements,
          (select count(*)::int from bank_lines where merchant_id = :id) as lines`,
        { id },
      );
      return counts!;
    },
  };
};
