import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import { BankAccountKnown } from '../domain/failures.ts';
import type { AccountCurrency, BankAccounts } from './bank-accounts.ts';
import { writtenMerchantOf } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  /** The client of an accountant. */
  merchantId: number | undefined;
  iban: string;
  currency: AccountCurrency;
}>;
type Deps = Readonly<{
  accounts: BankAccounts;
  audit: BankAuditLog;
  clock: Clock;
  isIban: (text: string) => boolean;
  merchants: MerchantDirectory;
  work: UnitOfWork;
}>;

/** An IBAN as banks write it in files: capital letters, no spaces. @throws InvalidFields */
const ibanOf = (given: string, isIban: Deps['isIban']): string => {
  const iban = given.replaceAll(/\s/g, '').toUpperCase();
  if (!isIban(iban))
    throw new InvalidFields([
      { field: 'iban', code: 'fields.iban', params: { example: 'BG80BNBG96611020345678' } },
    ]);
  return iban;
};

/** Adds a bank account of a merchant, whose statements are read from then on. */
export class AddBankAccount {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns its id
   * @throws SignInNeeded, NotAllowed, MerchantSuspended, MerchantNotFound, InvalidFields, BankAccountKnown
   */
  async execute({ actor, merchantId: named, currency, ...given }: Command): Promise<number> {
    const { accounts, audit, clock, isIban, work } = this.#deps;
    const merchantId = await writtenMerchantOf(this.#deps, actor, named);
    if (merchantId === null) throw new InvalidFields([{ field: 'merchantId', code: 'fields.required' }]);
    const iban = ibanOf(given.iban, isIban);
    return work.transact(async () => {
      const account = {
        id: null,
        merchantId,
        iban,
        bic: null,
        currency,
        keepsOutgoing: false,
        columns: null,
      };
      const id = await accounts.add(account, clock.now());
      if (id === null) throw new BankAccountKnown();
      await audit.record({
        actor,
        action: 'bank-account.added',
        subject: { type: 'bank-account', id },
        data: { merchantId },
      });
      return id;
    });
  }
}
