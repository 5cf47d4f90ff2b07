import type { FiscalProfile } from './fiscal-profile.ts';

/** Where transfers to a merchant go: documents show it with a payment QR code. */
export type BankAccount = Pick<FiscalProfile, 'iban' | 'bic'>;

/**
 * Digests of bank accounts for the audit log, which must not hold the account itself. They are keyed and of one merchant: a
 * digest of another merchant or of another installation says nothing.
 */
export type BankAccountDigests = Readonly<{
  /** Null without an account. */
  of(merchantId: number, account: BankAccount): string | null;
  /** Whether the digest is that of the account; null when its key is no longer configured. */
  isOf(merchantId: number, account: BankAccount, digest: string | null): boolean | null;
}>;

export const isSameBankAccount = (one: BankAccount, other: BankAccount): boolean =>
  one.iban === other.iban && one.bic === other.bic;
