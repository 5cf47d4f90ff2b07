import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { FairQueue } from '../fair-share/fair-queue.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import type { HashingTask } from './hashing-thread.ts';
import { HashingWorker } from './hashing-worker.ts';

const threads = 2;
/** Seconds after which a refused caller probably finds a place. */
const retryAfterSeconds = 2;
/** The queue before the threads is never longer than what both lanes may run; it waits for a task or two. */
const threadWaitMs = 60_000;

const refuse = (): RateLimited => new RateLimited(retryAfterSeconds);

/**
 * At most three tasks of one key: one that runs and two that wait. All places of a lane are some four seconds of work at
 * cost 12, so that a task that finds a place is done before its caller gives up.
 */
const fairLimits = { slots: threads, slotsPerKey: 1, waiting: 24, waitingPerKey: 2, refuse };
/** An installation without rate limits is measured by callers of one network. */
const openLimits = { slots: threads, waiting: 64, refuse };

const keyOf = (turn: HashingTurn): string => (turn.lane === 'known' ? turn.key : networkOf(turn.ip));

/** Two threads; the lanes take turns at them, and in each lane its keys. */
export class HashingQueue {
  readonly #lanes: Readonly<Record<HashingTurn['lane'], FairQueue>>;
  readonly #threads = new FairQueue({ slots: threads, waiting: 2 * threads, waitMs: threadWaitMs, refuse });
  readonly #idle: HashingWorker[] = Array.from({ length: threads }, () => new HashingWorker());
  readonly #workers: readonly HashingWorker[] = [...this.#idle];

  /** @param isFair whether places are shared out by key. @param waitMs after which a task that waits is refused */
  constructor({ isFair, waitMs }: Readonly<{ isFair: boolean; waitMs: number }>) {
    const limits = { ...(isFair ? fairLimits : openLimits), waitMs };
    this.#lanes = { known: new FairQueue(limits), strangers: new FairQueue(limits) };
  }

  /** @throws RateLimited when no place is free, CallerLeft */
  run(task: HashingTask, turn: HashingTurn): Promise<string | boolean> {
    const { lane, signal } = turn;
    const onThread = () => this.#threads.run(lane, () => this.#work(task), signal);
    return this.#lanes[lane].run(keyOf(turn), onThread, signal);
  }

  async close(): Promise<void> {
    for (const worker of this.#workers) await worker.close();
  }

  async #work(task: HashingTask): Promise<string | boolean> {
    // There are as many workers as slots before them.
    const worker = this.#idle.pop()!;
    try {
      return await worker.run(task);
    } finally {
      this.#idle.push(worker);
    }
  }
}
