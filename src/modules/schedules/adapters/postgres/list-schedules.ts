import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { readId } from '#kernel/record-reference.ts';
import { maySee, type Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';
import { readableSchedules } from '../../application/policies.ts';
import { RunNotFound, ScheduleNotFound } from '../../domain/failures.ts';
import type { ScheduleState } from '../../domain/schedule.ts';
import {
  openRuns,
  runViewColumns,
  runViewSource,
  viewColumns,
  viewSource,
  type RunView,
  type ScheduleView,
} from './schedule-view.ts';

const next = `coalesce(s.next_on, date '9999-12-31')`;
const sortColumns = {
  /** Descending: what waits for a person first, then by the next day. */
  waiting: `(case when ${openRuns} > 0 then '1' else '0' end || lpad((date '9999-12-31' - ${next})::text, 8, '0'))`,
  nextOn: next,
  total: 's.total_minor',
  id: 's.id',
} as const;
export type ScheduleSort = keyof typeof sortColumns;
export type ScheduleReads = Readonly<{ database: Database; merchants: MerchantDirectory }>;

export type ScheduleFilters = Readonly<{
  merchantId?: number | undefined;
  search?: string | undefined;
  state?: ScheduleState | undefined;
  customerId?: number | undefined;
  waits?: 'true' | undefined;
}>;

const filterConditions: Readonly<Record<keyof ScheduleFilters, string>> = {
  merchantId: 's.merchant_id = :merchantId',
  search: '(s.customer_name ilike :search or s.about ilike :search or s.id = :number)',
  state: 's.state = :state',
  customerId: 's.customer_id = :customerId',
  waits: `:waits = 'true' and ${openRuns} > 0`,
};

const filtered = (visible: Visibility, filters: ScheduleFilters) => ({
  where: `${visible === 'all' ? 'true' : 's.merchant_id = any(cast(:visible as bigint[]))'}
    and ${conditionsOf(filterConditions, filters)}`,
  bindings: {
    visible: visible === 'all' ? [] : [...visible],
    merchantId: filters.merchantId ?? null,
    search: containing(filters.search ?? ''),
    number: readId(filters.search ?? ''),
    state: filters.state ?? null,
    customerId: filters.customerId ?? null,
    waits: filters.waits ?? null,
  },
});

type Query = Readonly<{ actor: Actor; filters: ScheduleFilters; page: PageRequest<ScheduleSort> }>;

/** One page of what the actor may see. @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing */
export const listSchedules = async (
  deps: ScheduleReads,
  { actor, filters, page }: Query,
): Promise<Page<ScheduleView>> =>
  keysetPage<ScheduleView>(
    deps.database,
    {
      columns: viewColumns,
      source: viewSource,
      countSource: 'schedules s',
      ...filtered(await readableSchedules(deps, actor), filters),
      idColumn: 's.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing; ScheduleNotFound also for one of others */
export const getSchedule = async (deps: ScheduleReads, actor: Actor, id: number): Promise<ScheduleView> => {
  const visible = await readableSchedules(deps, actor);
  const [view] = await deps.database.rows<ScheduleView>(
    `select ${viewColumns} from ${viewSource} where s.id = :id limit 1`,
    { id },
  );
  if (view === undefined || !maySee(visible, view.merchantId)) throw new ScheduleNotFound();
  return view;
};

/** At most sixty, the newest first. */
export const runsOf = (
  { database }: Pick<ScheduleReads, 'database'>,
  scheduleId: number,
): Promise<RunView[]> =>
  database.rows<RunView>(
    `select ${runViewColumns} from ${runViewSource} where r.schedule_id = :scheduleId order by r.period desc limit 60`,
    { scheduleId },
  );

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing; RunNotFound also for one of others */
export const getRun = async (deps: ScheduleReads, actor: Actor, id: number): Promise<RunView> => {
  const visible = await readableSchedules(deps, actor);
  const [view] = await deps.database.rows<RunView>(
    `select ${runViewColumns} from ${runViewSource} where r.id = :id limit 1`,
    { id },
  );
  if (view === undefined || !maySee(visible, view.merchantId)) throw new RunNotFound();
  return view;
};
