import type { StatementFormat } from '#kernel/bank-statement.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Currency } from '#kernel/currency.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { readableBanks } from '../../application/policies.ts';
import type { LineReads } from './list-lines.ts';

/** A statement that was read; amounts in minor units of its currency, days in Sofia. */
export type StatementView = Readonly<{
  id: number;
  merchantId: number;
  accountId: number;
  iban: string;
  format: StatementFormat;
  fileName: string | null;
  from: string | null;
  to: string | null;
  openingMinor: number | null;
  closingMinor: number | null;
  currency: Currency;
  /** Movements that it added. */
  lines: number;
  importedBy: string;
  importedAt: string;
}>;

type Filters = Readonly<{ merchantId?: number | undefined; accountId?: number | undefined }>;

// A keyset has no position for nulls.
const sortColumns = {
  id: 's.id',
  importedAt: 's.imported_at',
  to: `coalesce(s.to_on, '-infinity')`,
} as const;
export type StatementSort = keyof typeof sortColumns;

const columns = `s.id, s.merchant_id as "merchantId", s.bank_account_id as "accountId", a.iban, s.format,
  s.file_name as "fileName", s.from_on as "from", s.to_on as "to", s.opening_minor as "openingMinor",
  s.closing_minor as "closingMinor", a.currency, s.lines - s.repeated as lines, s.imported_by as "importedBy",
  s.imported_at as "importedAt"`;

const conditions: Readonly<Record<keyof Filters, string>> = {
  merchantId: 's.merchant_id = :merchantId',
  accountId: 's.bank_account_id = :accountId',
};

/** One page of the statements that the actor may see. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listStatements = async (
  deps: LineReads,
  { actor, filters, page }: Readonly<{ actor: Actor; filters: Filters; page: PageRequest<StatementSort> }>,
): Promise<Page<StatementView>> => {
  const visible = await readableBanks(deps, actor);
  const ofVisible = visible === 'all' ? 'true' : 's.merchant_id = any(cast(:visible as bigint[]))';
  return keysetPage<StatementView>(
    deps.database,
    {
      columns,
      source: 'bank_statements s join bank_accounts a on a.id = s.bank_account_id',
      countSource: 'bank_statements s',
      where: `${ofVisible} and ${conditionsOf(conditions, filters)}`,
      bindings: {
        visible: visible === 'all' ? [] : [...visible],
        merchantId: filters.merchantId ?? null,
        accountId: filters.accountId ?? null,
      },
      idColumn: 's.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};
