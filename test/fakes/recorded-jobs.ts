import type { Jobs, JobType } from '#kernel/jobs.ts';

export type RecordedJob = Readonly<{ name: string; data: object; at?: Date; key?: string }>;

/** Records the enqueued jobs; of a key only the first. */
export class RecordedJobs implements Jobs {
  readonly #enqueued: RecordedJob[] = [];

  async enqueue<T extends object>(
    { name }: JobType<T>,
    data: T,
    when: Readonly<{ at?: Date; key?: string }> = {},
  ): Promise<void> {
    const isKnown = this.#enqueued.some((job) => job.name === name && job.key === when.key);
    if (when.key === undefined || !isKnown) this.#enqueued.push({ name, data, ...when });
  }

  /** The data of the jobs of one type, in the order in which they were enqueued. */
  of<T extends object>({ name }: JobType<T>): T[] {
    return this.#enqueued.filter((job) => job.name === name).map(({ data }) => data as T);
  }

  get all(): readonly RecordedJob[] {
    return this.#enqueued;
  }
}
