export { AnnounceCharges } from './application/announce-charges.ts';
export { ChargeRun } from './application/charge-run.ts';
export { RunSchedules } from './application/run-schedules.ts';
export { ScheduleSnapshots } from './application/schedule-snapshots.ts';
