import type { StatementColumns } from '#kernel/bank-statement.ts';
import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import { BankAccountNotFound } from '../domain/failures.ts';
import type { BankAccounts, StoredAccount } from './bank-accounts.ts';
import { writableBanks } from './policies.ts';

/** What is absent stays. */
type Command = Readonly<{
  actor: Actor;
  accountId: number;
  keepsOutgoing: boolean | undefined;
  columns: StatementColumns | undefined;
}>;
type Deps = Readonly<{
  accounts: BankAccounts;
  audit: BankAuditLog;
  merchants: MerchantDirectory;
  work: UnitOfWork;
}>;

/**
 * The account, for who may change it.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, BankAccountNotFound
 */
export const writableAccount = async (
  deps: Pick<Deps, 'accounts' | 'merchants'>,
  actor: Actor,
  accountId: number,
): Promise<StoredAccount> => {
  const account = await deps.accounts.byId(accountId, await writableBanks(deps, actor));
  if (account === null) throw new BankAccountNotFound();
  return account;
};

/** Says how the tables of an account are read, and whether name and text of outgoing movements are stored. */
export class ChangeBankAccount {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * What is said again is not recorded.
   * @throws SignInNeeded, NotAllowed, MerchantSuspended, BankAccountNotFound
   */
  async execute({ actor, accountId, ...given }: Command): Promise<void> {
    const { accounts, audit, work } = this.#deps;
    const account = await writableAccount(this.#deps, actor, accountId);
    await work.transact(async () => {
      const { keepsOutgoing = account.keepsOutgoing, columns = account.columns } = given;
      if (!(await accounts.change(accountId, { keepsOutgoing, columns }))) return;
      await audit.record({
        actor,
        action: 'bank-account.changed',
        subject: { type: 'bank-account', id: accountId },
        data: {
          merchantId: account.merchantId,
          fields: Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [field])),
        },
      });
    });
  }
}
