import { bankLineStates, type BankLineState } from '#contract/banking/bank-lines.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { readableBanks } from '../../application/policies.ts';
import { BankLineNotFound } from '../../domain/failures.ts';
import { filteredLines, type LineFilters } from './line-conditions.ts';
import { lineColumns, lineSource, type LineView } from './line-view.ts';

const sortColumns = { bookedOn: 'l.booked_on', amount: 'l.amount_minor', id: 'l.id' } as const;
export type LineSort = keyof typeof sortColumns;

export type LineReads = Readonly<{ database: Database; merchants: MerchantDirectory }>;
type Query = Readonly<{ actor: Actor; filters: LineFilters; page: PageRequest<LineSort> }>;

/** One page of the movements that the actor may see. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listLines = async (deps: LineReads, { actor, filters, page }: Query): Promise<Page<LineView>> =>
  keysetPage<LineView>(
    deps.database,
    {
      columns: lineColumns,
      source: lineSource,
      countSource: 'bank_lines l',
      ...filteredLines(await readableBanks(deps, actor), filters),
      idColumn: 'l.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, BankLineNotFound, also for one that the actor may not see */
export const getLine = async (deps: LineReads, actor: Actor, id: number): Promise<LineView> => {
  const { where, bindings } = filteredLines(await readableBanks(deps, actor), { ids: [id] });
  const [line] = await deps.database.rows<LineView>(
    `select ${lineColumns} from ${lineSource} where ${where} limit 1`,
    bindings,
  );
  if (line === undefined) throw new BankLineNotFound();
  return line;
};

type Counts = Readonly<{ counts: Readonly<Record<BankLineState, number>>; promised: number }>;

/**
 * How many movements under the filters are in each state, and how many promised transfers of these merchants wait.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed
 */
export const summariseLines = async (
  deps: LineReads,
  actor: Actor,
  filters: LineFilters,
): Promise<Counts> => {
  const visible = await readableBanks(deps, actor);
  const { where, bindings } = filteredLines(visible, filters);
  const groups = await deps.database.rows<{ state: BankLineState; count: number }>(
    `select l.state, count(*)::bigint as count from bank_lines l where ${where} group by l.state`,
    bindings,
  );
  const [waiting] = await deps.database.rows<{ promised: number }>(
    `select count(*)::bigint as promised from bank_promises b
     where b.paid_at is null and b.withdrawn_at is null
       and ${visible === 'all' ? 'true' : 'b.merchant_id = any(cast(:visible as bigint[]))'}
       and (cast(:merchantId as bigint) is null or b.merchant_id = :merchantId)`,
    { visible: visible === 'all' ? [] : [...visible], merchantId: filters.merchantId ?? null },
  );
  const countOf = (state: BankLineState): number => groups.find((one) => one.state === state)?.count ?? 0;
  const counts = Object.fromEntries(bankLineStates.map((state) => [state, countOf(state)]));
  return { counts: counts as Record<BankLineState, number>, promised: waiting!.promised };
};
