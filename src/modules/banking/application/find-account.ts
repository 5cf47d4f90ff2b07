import type { Clock } from '#kernel/clock.ts';
import { BankAccountNotFound, OtherAccount } from '../domain/failures.ts';
import type { BankAccounts, KnownAccount } from './bank-accounts.ts';

/** For so long transfers still come to an account that payers were given and that documents no longer name. */
const keptForMs = 90 * 86_400_000;

type Deps = Readonly<{ accounts: Pick<BankAccounts, 'known' | 'byId'>; clock: Clock }>;

/** For whom a file is read: the merchants whose account it may be of, and the account that the caller chose. */
export type Chosen = Readonly<{ merchantIds: readonly number[]; accountId: number | undefined }>;

/** The account that the caller chose; null: none. @throws BankAccountNotFound */
export const chosenAccount = async (
  { accounts }: Deps,
  { merchantIds, accountId }: Chosen,
): Promise<KnownAccount | null> => {
  if (accountId === undefined) return null;
  const account = await accounts.byId(accountId, merchantIds);
  if (account === null) throw new BankAccountNotFound();
  return account;
};

const knownAccounts = (
  { accounts, clock }: Deps,
  { merchantIds }: Chosen,
  iban: string | null,
): Promise<KnownAccount[]> => accounts.known(merchantIds, iban, new Date(clock.now().getTime() - keptForMs));

/**
 * The account that a file is of: the one with its IBAN, and without an IBAN the chosen or the only one.
 * @param chosen what `chosenAccount` found
 * @throws OtherAccount when no account or more than one has the IBAN, and when another one was chosen
 */
export const accountOfFile = async (
  deps: Deps,
  about: Chosen,
  chosen: KnownAccount | null,
  iban: string | null,
): Promise<KnownAccount> => {
  if (iban === null && chosen !== null) return chosen;
  if (chosen !== null && chosen.iban !== iban) throw new OtherAccount(iban);
  const [account, ...others] = await knownAccounts(deps, about, iban);
  if (account === undefined || others.length > 0) throw new OtherAccount(iban);
  return account;
};
