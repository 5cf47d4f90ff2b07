import type { Database } from '#platform/database/database.ts';
import type {
  AccountCurrency,
  BankAccounts,
  KnownAccount,
  NewLine,
  NewStatement,
  StoredAccount,
} from '../../application/bank-accounts.ts';

/** Rows of one statement, so that each is short. */
const rowsTogether = 1_000;

const columns = `a.id, a.merchant_id as "merchantId", a.iban, a.bic, a.currency, a.keeps_outgoing as "keepsOutgoing",
  a.columns`;

/** Accounts that no statement was read of: those of documents, and those that payers were given since a day. */
const unread = `
  select null::bigint as id, n.merchant_id as "merchantId", n.iban, max(n.bic) as bic, null as currency,
    false as "keepsOutgoing", null::jsonb as columns
  from (
    select m.id as merchant_id, m.iban, m.bic from merchants m
    where m.id = any(cast(:merchantIds as bigint[])) and m.iban is not null
    union all select b.merchant_id, b.iban, b.bic from bank_promises b
    where b.merchant_id = any(cast(:merchantIds as bigint[])) and b.promised_at >= :promisedSince
  ) n
  where (cast(:iban as text) is null or n.iban = :iban)
    and not exists (select from bank_accounts a where a.merchant_id = n.merchant_id and a.iban = n.iban)
  group by n.merchant_id, n.iban`;

const pieces = function* <T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += rowsTogether)
    yield items.slice(start, start + rowsTogether);
};

export class SqlBankAccounts implements BankAccounts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  known(merchantIds: readonly number[], iban: string | null, promisedSince: Date): Promise<KnownAccount[]> {
    return this.#database.rows<KnownAccount>(
      `select ${columns} from bank_accounts a
       where a.merchant_id = any(cast(:merchantIds as bigint[])) and (cast(:iban as text) is null or a.iban = :iban)
       union all ${unread} order by id nulls last, iban limit 500`,
      { merchantIds: [...merchantIds], iban, promisedSince },
    );
  }

  async byId(id: number, merchantIds: readonly number[]): Promise<StoredAccount | null> {
    const [account] = await this.#database.rows<StoredAccount>(
      `select ${columns} from bank_accounts a
       where a.id = :id and a.merchant_id = any(cast(:merchantIds as bigint[]))`,
      { id, merchantIds: [...merchantIds] },
    );
    return account ?? null;
  }

  async add(
    { merchantId, iban, bic, currency }: KnownAccount & Readonly<{ currency: AccountCurrency }>,
    now: Date,
  ): Promise<number | null> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into bank_accounts (merchant_id, iban, bic, currency, created_at)
       values (:merchantId, :iban, :bic, :currency, :now)
       on conflict (merchant_id, iban) do nothing returning id`,
      { merchantId, iban, bic, currency, now },
    );
    return added?.id ?? null;
  }

  async change(id: number, changed: Pick<KnownAccount, 'keepsOutgoing' | 'columns'>): Promise<boolean> {
    const rows = await this.#database.rows(
      `update bank_accounts set keeps_outgoing = :keepsOutgoing, columns = cast(:columns as jsonb)
       where id = :id and (keeps_outgoing, columns) is distinct from (:keepsOutgoing, cast(:columns as jsonb))
       returning 1`,
      {
        id,
        keepsOutgoing: changed.keepsOutgoing,
        columns: changed.columns === null ? null : JSON.stringify(changed.columns),
      },
    );
    return rows.length > 0;
  }

  async lock(
    account: KnownAccount & Readonly<{ currency: AccountCurrency }>,
    now: Date,
  ): Promise<StoredAccount> {
    if (account.id === null) await this.add(account, now);
    const [locked] = await this.#database.rows<StoredAccount>(
      `select ${columns} from bank_accounts a where a.merchant_id = :merchantId and a.iban = :iban for update`,
      { merchantId: account.merchantId, iban: account.iban },
    );
    return locked!;
  }

  async statementOf(accountId: number, sha256: string): Promise<number | null> {
    const [known] = await this.#database.rows<{ id: number }>(
      'select id from bank_statements where bank_account_id = :accountId and file_sha256 = :sha256',
      { accountId, sha256 },
    );
    return known?.id ?? null;
  }

  async knownAmong(accountId: number, fingerprints: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (const piece of pieces(fingerprints)) {
      const rows = await this.#database.rows<{ fingerprint: string }>(
        `select l.fingerprint from bank_lines l
         where l.bank_account_id = :accountId and l.fingerprint = any(cast(:fingerprints as text[]))`,
        { accountId, fingerprints: [...piece] },
      );
      for (const { fingerprint } of rows) known.add(fingerprint);
    }
    return known;
  }

  async payersAmong(merchantId: number, ibans: readonly string[]): Promise<ReadonlySet<string>> {
    const payers = new Set<string>();
    for (const piece of pieces(ibans)) {
      const rows = await this.#database.rows<{ iban: string }>(
        `select distinct l.iban from bank_lines l
         where l.merchant_id = :merchantId and l.amount_minor > 0 and l.iban = any(cast(:ibans as text[]))`,
        { merchantId, ibans: [...piece] },
      );
      for (const { iban } of rows) payers.add(iban);
    }
    return payers;
  }

  async addStatement(statement: NewStatement): Promise<number> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into bank_statements (bank_account_id, merchant_id, format, file_name, file_sha256, statement_ref,
         from_on, to_on, opening_minor, closing_minor, lines, repeated, imported_by, imported_at)
       values (:accountId, :merchantId, :format, :fileName, :sha256, :statementRef, :from, :to, :openingMinor,
         :closingMinor, :lines, :repeated, :importedBy, :importedAt) returning id`,
      statement,
    );
    return added!.id;
  }

  async addLines(
    of: Readonly<{ statementId: number; accountId: number; merchantId: number }>,
    lines: readonly NewLine[],
  ): Promise<number[]> {
    const ids: number[] = [];
    for (const piece of pieces(lines)) {
      const rows = await this.#database.rows<{ id: number }>(
        `insert into bank_lines (statement_id, bank_account_id, merchant_id, booked_on, value_on, amount_minor,
           currency, name, iban, end_to_end, text, bank_ref, is_reversal, fingerprint, state, aside_reason)
         select :statementId, :accountId, :merchantId, n."bookedOn", n."valueOn", n."amountMinor", n.currency, n.name,
           n.iban, n."endToEnd", n.text, n."bankRef", n."isReversal", n.fingerprint, n.state, n."asideReason"
         from rows from (jsonb_to_recordset(cast(:lines as jsonb)) as ("bookedOn" date, "valueOn" date,
           "amountMinor" bigint, currency text, name text, iban text, "endToEnd" text, text text, "bankRef" text,
           "isReversal" boolean, fingerprint text, state text, "asideReason" text)) with ordinality n
         order by n.ordinality returning id`,
        { ...of, lines: JSON.stringify(piece) },
      );
      ids.push(...rows.map(({ id }) => id));
    }
    return ids.toSorted((one, other) => one - other);
  }
}
