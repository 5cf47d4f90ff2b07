import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { StatementFormat } from '#kernel/bank-statement.ts';
import { mustHaveFeature } from '#kernel/plan-failures.ts';
import { planInForce } from '#kernel/plans.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantNotFound, type MerchantDirectory } from '#modules/merchants/index.ts';
import { mustAddUp } from '../domain/adds-up.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import { OtherAccount } from '../domain/failures.ts';
import type { Digest } from '../domain/fingerprints.ts';
import { joinStatements } from '../domain/join-statements.ts';
import type { ReadFile, Statement, UnnamedTable } from '../domain/statement.ts';
import type { BankAccounts, KnownAccount } from './bank-accounts.ts';
import { accountOfFile, chosenAccount, type Chosen } from './find-account.ts';
import type { MatchedLines, MatchNewLines } from './match-new-lines.ts';
import { writableBanks, writtenMerchantOf } from './policies.ts';
import type { ReadStatementFile } from './read-file.ts';
import { storeStatement, type StoredStatement } from './store-statement.ts';

type Deps = Readonly<{
  accounts: BankAccounts;
  audit: BankAuditLog;
  clock: Clock;
  config: Readonly<{ operatorMerchantId: number | null }>;
  digest: Digest;
  limits: Pick<RateLimits, 'take'>;
  matchNewLines: Pick<MatchNewLines, 'execute'>;
  merchants: MerchantDirectory;
  readFile: ReadStatementFile;
  /** Runs work and rolls back all that it writes. */
  transactions: Readonly<{ rehearse<T>(work: () => Promise<T>): Promise<T> }>;
  work: UnitOfWork;
}>;
type Command = Readonly<{
  actor: Actor;
  /** The client of an accountant; absent: the file's account says it. */
  merchantId: number | undefined;
  accountId: number | undefined;
  fileName: string | null;
  bytes: Uint8Array;
  isDryRun: boolean;
}>;

/** What an import did, or would do. */
export type ImportedFile = MatchedLines &
  Readonly<{
    statementId: number | null;
    isStored: boolean;
    accountId: number | null;
    iban: string | null;
    format: StatementFormat;
    from: BusinessDate | null;
    to: BusinessDate | null;
    lines: number;
    repeated: number;
    pending: number;
    /** The columns of a table that must be named first; null for all other files. */
    columns: UnnamedTable['columns'] | null;
  }>;

/** Dry runs count, too: reading the file is the work. */
const files: RateLimit = { name: 'bank-import', times: 30, seconds: 60, refusal: 'banking.limit.imports' };

/** A statement and the account that it is of. */
type Placed = Readonly<{ account: KnownAccount; statement: Statement }>;
type Found = Readonly<{ chosen: KnownAccount | null; about: Chosen; turn: string }>;

const nothingMatched: MatchedLines = { matched: 0, suggested: 0, toReturn: 0 };

/** Statements of one account are one: a file may hold one for each day. */
const byAccount = (placed: readonly Placed[]): Placed[] => {
  const groups = Map.groupBy(placed, ({ account }) => account.iban);
  const joined = [...groups.values()].map(([first, ...others]) => ({
    account: first!.account,
    statement: joinStatements([first!.statement, ...others.map(({ statement }) => statement)]),
  }));
  // Two imports at once lock accounts in one order.
  return joined.toSorted((one, other) => (one.account.iban < other.account.iban ? -1 : 1));
};

/**
 * Reads a bank's file, stores the movements that are new, and finds what they paid: all of it, or nothing.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, MerchantNotFound, NotInPlan, RateLimited, BankAccountNotFound,
 *   OtherAccount, OtherCurrency, StatementDoesNotAddUp, and what the reader refuses
 */
export class ImportStatement {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(command: Command): Promise<ImportedFile> {
    const { limits, transactions } = this.#deps;
    const { actor, bytes, isDryRun } = command;
    const about = await this.#chosen(command);
    if (hasCallLimits(actor)) await limits.take(files, nameOf(actor));
    const chosen = await chosenAccount(this.#deps, about);
    const read = await this.#read(bytes, { chosen, about, turn: nameOf(actor) });
    if (read.kind === 'UNNAMED_TABLE') return this.#unnamed(read.table, { chosen, about, isDryRun });
    const placed = await this.#place(read.statements, about, chosen);
    await this.#mayImport(placed.map(({ account }) => account.merchantId));
    const store = () => this.#store(command, byAccount(placed));
    return isDryRun
      ? { ...(await transactions.rehearse(store)), statementId: null, isStored: false }
      : store();
  }

  /** The merchants whose accounts the file may be of. */
  async #chosen({ actor, merchantId, accountId }: Command): Promise<Chosen> {
    const named = await writtenMerchantOf(this.#deps, actor, merchantId);
    if (named === null) return { merchantIds: await writableBanks(this.#deps, actor), accountId };
    await this.#mayImport([named]);
    return { merchantIds: [named], accountId };
  }

  /** @throws MerchantNotFound for a closed merchant, NotInPlan; OtherAccount when the accounts are of several merchants */
  async #mayImport(merchantIds: readonly number[]): Promise<void> {
    const { merchants, config } = this.#deps;
    const [merchantId, ...others] = new Set(merchantIds);
    if (others.length > 0) throw new OtherAccount(null);
    const merchant = merchantId === undefined ? null : await merchants.openById(merchantId);
    if (merchant === null) throw new MerchantNotFound();
    mustHaveFeature(planInForce(merchant, config), 'bankStatements');
  }

  /** A table is read a second time when its account says how. */
  async #read(bytes: Uint8Array, { chosen, about, turn }: Found): Promise<ReadFile> {
    const read = (account: KnownAccount | null): Promise<ReadFile> =>
      this.#deps.readFile(bytes, {
        columns: account?.columns ?? null,
        currency: account?.currency ?? 'EUR',
        turn,
      });
    const file = await read(chosen);
    if (file.kind !== 'UNNAMED_TABLE' || chosen?.columns) return file;
    const account = await accountOfFile(this.#deps, about, chosen, file.table.iban).catch(() => null);
    return account?.columns ? read(account) : file;
  }

  async #place(
    statements: readonly Statement[],
    about: Chosen,
    chosen: KnownAccount | null,
  ): Promise<Placed[]> {
    const placed: Placed[] = [];
    for (const statement of statements) {
      const account = await accountOfFile(this.#deps, about, chosen, statement.iban);
      mustAddUp(statement);
      placed.push({ account, statement });
    }
    return placed;
  }

  async #store({ actor, fileName, bytes }: Command, placed: readonly Placed[]): Promise<ImportedFile> {
    const { digest, work, matchNewLines } = this.#deps;
    const sha256 = digest(bytes);
    return work.transact(async () => {
      const stored: StoredStatement[] = [];
      for (const one of placed)
        stored.push(await storeStatement(this.#deps, { ...one, actor, fileName, sha256 }));
      const [{ statementId, account }] = stored as [StoredStatement];
      const lineIds = stored.flatMap((one) => one.lineIds).toSorted((one, other) => one - other);
      const { merchantId } = account;
      const found =
        lineIds.length === 0 ? nothingMatched : await matchNewLines.execute({ merchantId, lineIds, actor });
      return { ...factsOf(placed, stored), ...found, statementId, isStored: true, accountId: account.id };
    });
  }

  /** Its account is kept, so that its columns can be named; nothing of the file is. */
  async #unnamed(
    { format, iban, columns }: UnnamedTable,
    { chosen, about, isDryRun }: Readonly<{ chosen: KnownAccount | null; about: Chosen; isDryRun: boolean }>,
  ): Promise<ImportedFile> {
    const { accounts, clock, work } = this.#deps;
    const found = await accountOfFile(this.#deps, about, chosen, iban);
    await this.#mayImport([found.merchantId]);
    const account = { ...found, currency: found.currency ?? ('EUR' as const) };
    const stored = isDryRun ? found : await work.transact(() => accounts.lock(account, clock.now()));
    return {
      ...nothingMatched,
      statementId: null,
      isStored: false,
      accountId: stored.id,
      iban: found.iban,
      format,
      from: null,
      to: null,
      lines: 0,
      repeated: 0,
      pending: 0,
      columns,
    };
  }
}

/** What a file of one or more accounts holds: that of the first account, with the sums of all. */
const factsOf = (placed: readonly Placed[], stored: readonly StoredStatement[]) => {
  const { statement } = placed[0]!;
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    iban: stored[0]!.account.iban,
    format: statement.format,
    from: statement.from,
    to: statement.to,
    lines: sum(stored.map(({ lines }) => lines)),
    repeated: sum(stored.map(({ repeated }) => repeated)),
    pending: sum(placed.map((one) => one.statement.pending)),
    columns: null,
  };
};
