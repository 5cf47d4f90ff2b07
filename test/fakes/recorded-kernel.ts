import type { AuditEntry, AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { CountingRandom } from './counting-random.ts';
import { plainWork } from '#test/support/plain-work.ts';

/** The ports of the kernel for use-cases on fakes: a fixed clock, and records of all calls. */
export const recordedKernel = (at = new Date('2026-11-20T10:00:00Z')) => {
  let now = at;
  const audited: AuditEntry[] = [];
  const enqueued: { name: string; data: object }[] = [];
  const published: { type: string; event: unknown }[] = [];
  const audit: AuditLog<string, string> = { record: async (entry) => void audited.push(entry) };
  const clock: Clock = { now: () => now };
  const events: Events = { publish: async (type, event) => void published.push({ type, event }) };
  const jobs: Jobs = {
    enqueue: async ({ name }, data) => void enqueued.push({ name, data }),
  };
  const work: UnitOfWork = plainWork;
  const actions = () => audited.map(({ action }) => action);
  const setNow = (instant: string): void => {
    now = new Date(instant);
  };
  return {
    audit,
    clock,
    events,
    jobs,
    random: new CountingRandom(),
    work,
    audited,
    actions,
    enqueued,
    published,
    setNow,
  };
};
