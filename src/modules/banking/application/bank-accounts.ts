import type { StatementColumns } from '#kernel/bank-statement.ts';
import type { BusinessDate } from '#kernel/business-date.ts';

/** The currencies of accounts whose statements are read. */
export type AccountCurrency = 'EUR' | 'USD';

/** An account of a merchant; `id` null: documents or promised transfers name it, and it is stored at its first use. */
export type KnownAccount = Readonly<{
  id: number | null;
  merchantId: number;
  iban: string;
  bic: string | null;
  /** null: the first statement says it. */
  currency: AccountCurrency | null;
  keepsOutgoing: boolean;
  columns: StatementColumns | null;
}>;
export type StoredAccount = KnownAccount & Readonly<{ id: number; currency: AccountCurrency }>;

/** A movement that is stored. */
export type NewLine = Readonly<{
  bookedOn: BusinessDate;
  valueOn: BusinessDate | null;
  amountMinor: number;
  currency: AccountCurrency;
  name: string | null;
  iban: string | null;
  endToEnd: string | null;
  text: string | null;
  bankRef: string | null;
  isReversal: boolean;
  fingerprint: string;
  state: 'NEW' | 'IGNORED';
  asideReason: 'OUTGOING' | null;
}>;

/** A statement that is stored. */
export type NewStatement = Readonly<{
  accountId: number;
  merchantId: number;
  format: string;
  fileName: string | null;
  sha256: string;
  statementRef: string | null;
  from: BusinessDate | null;
  to: BusinessDate | null;
  openingMinor: number | null;
  closingMinor: number | null;
  lines: number;
  repeated: number;
  importedBy: string;
  importedAt: Date;
}>;

/** Bank accounts with their statements and movements, as an import reads and writes them. */
export interface BankAccounts {
  /** The accounts of the merchants with this IBAN, or all when it is null; accounts of documents and promises, too. */
  known(merchantIds: readonly number[], iban: string | null, promisedSince: Date): Promise<KnownAccount[]>;
  /** null: no account of these merchants has the id. */
  byId(id: number, merchantIds: readonly number[]): Promise<StoredAccount | null>;
  /** Stores an account. @returns its id; null when the merchant has it */
  add(account: KnownAccount & Readonly<{ currency: AccountCurrency }>, now: Date): Promise<number | null>;
  /** @returns whether anything is different now */
  change(id: number, changed: Pick<KnownAccount, 'keepsOutgoing' | 'columns'>): Promise<boolean>;
  /** Stores the account unless it is, and locks it until the transaction ends. */
  lock(account: KnownAccount & Readonly<{ currency: AccountCurrency }>, now: Date): Promise<StoredAccount>;
  /** The statement of an account that has these bytes. */
  statementOf(accountId: number, sha256: string): Promise<number | null>;
  /** Those of the fingerprints that the account has. */
  knownAmong(accountId: number, fingerprints: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the IBANs from which money came to the merchant. */
  payersAmong(merchantId: number, ibans: readonly string[]): Promise<ReadonlySet<string>>;
  addStatement(statement: NewStatement): Promise<number>;
  /** @returns the ids of the movements, in their order */
  addLines(
    of: Readonly<{ statementId: number; accountId: number; merchantId: number }>,
    lines: readonly NewLine[],
  ): Promise<number[]>;
}
