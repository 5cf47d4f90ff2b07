import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import type { ScheduleReads } from '../postgres/list-schedules.ts';
import { readRun } from './schedules.routes.ts';

/** Reads through the query and the presenter of the GET. */
export const scheduleSnapshots = (deps: ScheduleReads): ObjectSnapshots => ({
  read: ({ merchantId, subjectId }) => readRun(deps, programOf(merchantId), Number(subjectId)),
});
