import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import { OtherCurrency } from '../domain/failures.ts';
import { fingerprintsOf, type Digest } from '../domain/fingerprints.ts';
import type { Statement, StatementLine } from '../domain/statement.ts';
import type { AccountCurrency, BankAccounts, KnownAccount, NewLine, StoredAccount } from './bank-accounts.ts';

type Deps = Readonly<{ accounts: BankAccounts; audit: BankAuditLog; clock: Clock; digest: Digest }>;
/** A statement of an account and the file that it is from. */
export type FiledStatement = Readonly<{
  actor: Actor;
  account: KnownAccount;
  statement: Statement;
  fileName: string | null;
  sha256: string;
}>;
/** What was stored; `lineIds` are the movements that the statement added. */
export type StoredStatement = Readonly<{
  statementId: number;
  account: StoredAccount;
  lines: number;
  repeated: number;
  lineIds: readonly number[];
}>;

/** The currency in which the account is kept. @throws OtherCurrency */
const currencyOf = ({ currency: known }: KnownAccount, { currency }: Statement): AccountCurrency => {
  if (currency === null) return known ?? 'EUR';
  if ((currency !== 'EUR' && currency !== 'USD') || (known !== null && known !== currency))
    throw new OtherCurrency(currency);
  return currency;
};

type Named = Readonly<{ line: StatementLine; fingerprint: string }>;

/**
 * A movement as it is stored. An outgoing one may be a salary: unless the merchant keeps them only its day and amount are
 * kept, and its IBAN when money came from there, so that money which goes back is recognised.
 */
const newLine = (
  { line, fingerprint }: Named,
  { currency, keepsOutgoing }: StoredAccount,
  payers: ReadonlySet<string>,
): NewLine => {
  const isOutgoing = line.amountMinor < 0;
  const isKept = !isOutgoing || keepsOutgoing;
  return {
    bookedOn: line.bookedOn,
    valueOn: line.valueOn,
    amountMinor: line.amountMinor,
    currency,
    name: isKept ? line.name : null,
    iban: isKept || (line.iban !== null && payers.has(line.iban)) ? line.iban : null,
    endToEnd: isKept ? line.endToEnd : null,
    text: isKept ? line.text : null,
    bankRef: line.bankRef,
    isReversal: line.isReversal,
    fingerprint,
    state: isOutgoing ? 'IGNORED' : 'NEW',
    asideReason: isOutgoing ? 'OUTGOING' : null,
  };
};

const payersOf = async (
  { accounts }: Deps,
  { merchantId }: StoredAccount,
  lines: readonly Named[],
): Promise<ReadonlySet<string>> => {
  const of = (isOutgoing: boolean): string[] =>
    lines.flatMap(({ line: { amountMinor, iban } }) =>
      amountMinor < 0 === isOutgoing && iban !== null ? [iban] : [],
    );
  const paidTo = [...new Set(of(true))];
  const known = paidTo.length === 0 ? [] : await accounts.payersAmong(merchantId, paidTo);
  return new Set([...known, ...of(false)]);
};

/**
 * Stores the movements of a statement that the account does not have yet, in the transaction in progress. The account is
 * locked: of two imports at once the second finds what the first has stored. A file that was stored before adds nothing.
 * @throws OtherCurrency
 */
export const storeStatement = async (deps: Deps, filed: FiledStatement): Promise<StoredStatement> => {
  const { accounts, audit, clock } = deps;
  const { actor, statement, fileName, sha256 } = filed;
  const { lines } = statement;
  const currency = currencyOf(filed.account, statement);
  const account = await accounts.lock({ ...filed.account, currency }, clock.now());
  currencyOf(account, statement);
  const earlier = await accounts.statementOf(account.id, sha256);
  if (earlier !== null)
    return { statementId: earlier, account, lines: lines.length, repeated: lines.length, lineIds: [] };
  const named = fingerprintsOf(lines, deps.digest).map((fingerprint, place) => ({
    line: lines[place]!,
    fingerprint,
  }));
  const known = await accounts.knownAmong(
    account.id,
    named.map(({ fingerprint }) => fingerprint),
  );
  const added = named.filter(({ fingerprint }) => !known.has(fingerprint));
  const repeated = lines.length - added.length;
  const { merchantId } = account;
  const statementId = await accounts.addStatement({
    accountId: account.id,
    merchantId,
    format: statement.format,
    fileName,
    sha256,
    statementRef: statement.statementRef,
    from: statement.from,
    to: statement.to,
    openingMinor: statement.openingMinor,
    closingMinor: statement.closingMinor,
    lines: lines.length,
    repeated,
    importedBy: nameOf(actor),
    importedAt: clock.now(),
  });
  const payers = await payersOf(deps, account, added);
  const lineIds = await accounts.addLines(
    { statementId, accountId: account.id, merchantId },
    added.map((line) => newLine(line, account, payers)),
  );
  await audit.record({
    actor,
    action: 'bank-statement.imported',
    subject: { type: 'bank-statement', id: statementId },
    data: { merchantId, lines: lines.length, repeated },
  });
  return { statementId, account, lines: lines.length, repeated, lineIds };
};
