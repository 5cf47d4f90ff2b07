import { jobHandler, jobType, type JobHandler, type Jobs } from '#kernel/jobs.ts';
import type { AnchorStore } from '../../ports/anchor-store.ts';

/** Most of a day, to outlast a receiver that is away. */
export const postAnchors = jobType<{ lines: readonly string[] }>('invoices.post-anchors', 30);

/** Appends to the store, and lets a job post the same lines to another machine. */
export class PostedAnchors implements AnchorStore {
  readonly #store: AnchorStore;
  readonly #jobs: Jobs;

  constructor(store: AnchorStore, jobs: Jobs) {
    this.#store = store;
    this.#jobs = jobs;
  }

  read(): Promise<string> {
    return this.#store.read();
  }

  async append(lines: readonly string[]): Promise<void> {
    await this.#store.append(lines);
    if (lines.length > 0) await this.#jobs.enqueue(postAnchors, { lines });
  }
}

/** Posts lines of JSON; any answer but a success is tried again by the job queue. */
export const postAnchorsJob = (url: string | null): JobHandler =>
  jobHandler(postAnchors, async ({ lines }) => {
    if (url === null) return;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: `${lines.join('\n')}\n`,
    });
    if (!response.ok) throw new Error(`the receiver of anchors answered ${response.status}`);
  });
