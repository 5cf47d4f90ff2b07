import type * as z from 'zod';
import * as contract from '#contract/schedules/schedules.ts';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDate, businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import type { CardMandates } from '#modules/payments/index.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { Log } from '#platform/log.ts';
import type { DecideRun } from '../../application/decide-run.ts';
import type { MoveSchedule } from '../../application/move-schedule.ts';
import { writingMerchant } from '../../application/policies.ts';
import type { RunSchedules } from '../../application/run-schedules.ts';
import type { GivenSchedule, WriteSchedule } from '../../application/write-schedule.ts';
import {
  getRun,
  getSchedule,
  listSchedules,
  runsOf,
  type ScheduleFilters,
  type ScheduleReads,
  type ScheduleSort,
} from '../postgres/list-schedules.ts';
import { summariseSchedules } from '../postgres/summarise-schedules.ts';
import { presentRecord, presentRun, presentSummary } from './present-schedule.ts';

type Reads = ScheduleReads & Readonly<{ clock: Clock; cardMandates: CardMandates }>;
type Deps = Reads &
  Readonly<{
    dataViews: DataViews;
    writeSchedule: WriteSchedule;
    moveSchedule: MoveSchedule;
    decideRun: DecideRun;
    runSchedules: RunSchedules;
    log: Pick<Log, 'error'>;
  }>;

/** One schedule as its GET answers it. */
const readSchedule = async (deps: Reads, actor: Actor, id: number) => {
  const view = await getSchedule(deps, actor, id);
  const { merchantId, customerId } = view;
  const today = businessDateOf(deps.clock.now());
  const card = customerId === null ? null : await deps.cardMandates.usableOf(merchantId, customerId, today);
  return presentRecord(view, await runsOf(deps, id), card);
};

/** One period as its GET answers it. */
export const readRun = async (deps: ScheduleReads, actor: Actor, id: number) =>
  presentRun(await getRun(deps, actor, id));

type Body = Omit<z.output<typeof contract.changeSchedule.body>, 'version'>;

/** Maps the body to the use-case; what is stored as content is what was given. */
const readTerms = ({
  every,
  day,
  startsOn,
  endsOn,
  times,
  dueDays,
  mode,
  chargesCard,
  ...given
}: Body): GivenSchedule => {
  const { cardMax, ...content } = given;
  return {
    content,
    every,
    day: day === 'LAST' ? null : day,
    startsOn: businessDate(startsOn),
    endsOn: endsOn ? businessDate(endsOn) : null,
    times: times ?? null,
    dueDays,
    mode,
    chargesCard,
    cardMax: cardMax ? Money.ofDecimal(cardMax, content.currency) : null,
  };
};

type Asked = Parameters<typeof readPage<ScheduleSort>>[0] & ScheduleFilters;
const listed =
  (deps: Deps) =>
  async ({ query, caller: { actor } }: Readonly<{ query: Asked; caller: Readonly<{ actor: Actor }> }>) => {
    const asked = readPage<ScheduleSort>(query, 'waiting');
    const found = await listSchedules(deps, { actor, filters: query, page: asked.page });
    const merchantIds = found.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, [...new Set(merchantIds)], 'DOCUMENTS');
    return presentList('schedules', asked, found, presentSummary);
  };

const readRoutes = (deps: Deps): Route[] => [
  serve(contract.listOwnSchedules, listed(deps)),
  serve(contract.listSchedules, (asked) => {
    mustHaveRole(asked.caller.actor, 'ADMIN', 'SUPPORT');
    return listed(deps)(asked);
  }),
  serve(contract.summariseSchedules, async ({ caller: { actor } }) => {
    const merchantId = mustHold(actor, 'EXPORT', 'schedules:read');
    return summariseSchedules(deps, merchantId, businessDateOf(deps.clock.now()));
  }),
  serve(contract.getSchedule, async ({ params: { id }, caller: { actor } }) => {
    const record = await readSchedule(deps, actor, id);
    await deps.dataViews.record(actor, [record.merchantId], 'DOCUMENTS');
    return record;
  }),
  serve(contract.getScheduleRun, ({ params: { id }, caller: { actor } }) => readRun(deps, actor, id)),
];

type OfOne = Readonly<{ params: Readonly<{ id: number }>; caller: Readonly<{ actor: Actor }> }>;

const writeRoutes = (deps: Deps): Route[] => {
  const { writeSchedule, moveSchedule, decideRun } = deps;
  const find = ({ params: { id }, caller: { actor } }: OfOne) => getSchedule(deps, actor, id);
  const findRun = ({ params: { id }, caller: { actor } }: OfOne) => getRun(deps, actor, id);
  const moved =
    (move: (command: Readonly<{ actor: Actor; id: number }>) => Promise<void>) =>
    async ({ params: { id }, caller: { actor } }: OfOne) => {
      mustHold(actor, 'WRITE_DOCUMENTS', 'schedules:write');
      // Of another merchant it is 404, not 409.
      await getSchedule(deps, actor, id);
      await move({ actor, id });
      return readSchedule(deps, actor, id);
    };
  const decided =
    (decide: (command: Readonly<{ actor: Actor; runId: number }>) => Promise<number>) =>
    async ({ params: { id: runId }, caller: { actor } }: OfOne) =>
      readSchedule(deps, actor, await decide({ actor, runId }));
  return [
    serve(
      contract.createSchedule,
      async ({ body, caller: { actor } }) =>
        readSchedule(deps, actor, await writeSchedule.execute({ actor, given: readTerms(body) })),
      { find: ({ caller: { actor } }) => writingMerchant(deps, actor) },
    ),
    serve(
      contract.changeSchedule,
      async ({ params: { id }, body: { version, ...body }, caller: { actor } }) => {
        mustHold(actor, 'WRITE_DOCUMENTS', 'schedules:write');
        await getSchedule(deps, actor, id);
        await writeSchedule.change({ actor, id, version, given: readTerms(body) });
        return readSchedule(deps, actor, id);
      },
      { find },
    ),
    serve(
      contract.pauseSchedule,
      moved((command) => moveSchedule.pause(command)),
      { find },
    ),
    serve(
      contract.resumeSchedule,
      moved((command) => moveSchedule.resume(command)),
      { find },
    ),
    serve(
      contract.endSchedule,
      moved((command) => moveSchedule.end(command)),
      { find },
    ),
    serve(
      contract.runSchedule,
      moved((command) => decideRun.runNext(command)),
      { find },
    ),
    serve(
      contract.issueRun,
      decided((command) => decideRun.issue(command)),
      { find: findRun },
    ),
    serve(
      contract.skipRun,
      decided((command) => decideRun.skip(command)),
      { find: findRun },
    ),
    serve(contract.runSchedules, async ({ body: { isDryRun, isNow }, caller: { actor } }) => {
      const onError = (scheduleId: number, err: unknown) =>
        deps.log.error({ err, scheduleId }, 'a schedule failed');
      const ran = await deps.runSchedules.execute({ actor, isDryRun, isNow, onError });
      return { isDryRun, schedules: ran.map(({ missed, ...one }) => ({ ...one, missed: [...missed] })) };
    }),
  ];
};

/** Calls of merchants and staff. */
export const scheduleRoutes = (deps: Deps): Route[] => [...readRoutes(deps), ...writeRoutes(deps)];
