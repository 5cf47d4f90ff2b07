import type { Config } from '#platform/config.ts';
import { Peppers } from '#platform/passwords/peppers.ts';
import type { BankAccount, BankAccountDigests } from '../../domain/bank-account.ts';

const textOf = (merchantId: number, { iban, bic }: BankAccount): string =>
  `bank account ${JSON.stringify([merchantId, iban, bic])}`;

type Given = Pick<Config['passwords'], 'pepper' | 'previousPepper'>;

/** Digests under the installation's pepper. */
export const bankAccountDigests = ({ pepper, previousPepper }: Given): BankAccountDigests => {
  const peppers = new Peppers(pepper, previousPepper);
  const hasNone = ({ iban, bic }: BankAccount): boolean => iban === null && bic === null;
  return {
    of: (merchantId, account) =>
      hasNone(account) ? null : peppers.versionedDigest(textOf(merchantId, account)),
    isOf: (merchantId, account, digest) =>
      digest === null || hasNone(account)
        ? digest === null && hasNone(account)
        : peppers.isDigestOf(digest, textOf(merchantId, account)),
  };
};
