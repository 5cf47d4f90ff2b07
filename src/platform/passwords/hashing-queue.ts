import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { FairQueue } from '../fair-share/fair-queue.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { HashingTask } from './hashing-thread.ts';
import { HashingWorker } from './hashing-worker.ts';
import { RecentFailures } from './recent-failures.ts';

const threads = 2;
/** Seconds after which a refused caller probably finds a place. */
const retryAfterSeconds = 2;
/** The queue before the threads is never longer than what the lanes may run; it waits for a task or two. */
const threadWaitMs = 60_000;

const refuse = (): RateLimited => new RateLimited(retryAfterSeconds);

/**
 * At most three tasks of one key: one runs, two wait. All places of a lane take about four seconds at cost 12, so
 * that an accepted task is done before its caller gives up.
 */
const fairLimits = { slots: threads, slotsPerKey: 1, waiting: 24, waitingPerKey: 2, refuse };
/** An installation without rate limits is benchmarked by callers of one network. */
const openLimits = { slots: threads, waiting: 64, refuse };

/** `suspects`: callers without a session, of a network with a wrong password within the last minute. */
type Lane = HashingTurn['lane'] | 'suspects';
const lanes = 3;

const keyOf = (turn: HashingTurn): string => (turn.lane === 'known' ? turn.key : networkOf(turn.ip));

/**
 * Two threads; the lanes take turns at them, and in each lane its keys. Networks with a wrong password within the
 * last minute share one thread: a network without failures waits for one task of theirs, however many there are.
 */
export class HashingQueue {
  readonly #lanes: Readonly<Record<Lane, FairQueue>>;
  readonly #failures = new RecentFailures();
  readonly #threads = new FairQueue({
    slots: threads,
    waiting: lanes * threads,
    waitMs: threadWaitMs,
    refuse,
  });
  readonly #idle: HashingWorker[] = Array.from({ length: threads }, () => new HashingWorker());
  readonly #workers: readonly HashingWorker[] = [...this.#idle];

  /**
   * @param isFair whether places are shared out by key. @param waitMs milliseconds after which a waiting task is
   * refused
   */
  constructor({ isFair, waitMs }: Readonly<{ isFair: boolean; waitMs: number }>) {
    const limits = { ...(isFair ? fairLimits : openLimits), waitMs };
    const lane = (): FairQueue => new FairQueue(limits);
    // One thread always remains for callers of other networks.
    const suspects = isFair ? new FairQueue({ ...limits, slots: 1 }) : lane();
    this.#lanes = { known: lane(), strangers: lane(), suspects };
  }

  /** @throws RateLimited when no place is free, CallerLeft */
  async run(task: HashingTask, turn: HashingTurn): Promise<string | boolean> {
    const { signal } = turn;
    const key = keyOf(turn);
    const lane = this.#laneOf(turn, key);
    const onThread = () => this.#threads.run(lane, () => this.#work(task), signal);
    const value = await this.#lanes[lane].run(key, onThread, signal);
    if (turn.lane === 'strangers' && value === false) this.#failures.note(key);
    return value;
  }

  async close(): Promise<void> {
    for (const worker of this.#workers) await worker.close();
  }

  #laneOf(turn: HashingTurn, key: string): Lane {
    return turn.lane === 'strangers' && this.#failures.has(key) ? 'suspects' : turn.lane;
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
