import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: periods of schedules as their GET answers them. */
export const ScheduleSnapshots = token<ObjectSnapshots>('schedules.ScheduleSnapshots');
