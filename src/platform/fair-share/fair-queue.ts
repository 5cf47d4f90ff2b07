type Limits = Readonly<{
  /** Tasks that run at the same time. */
  slots: number;
  /** Tasks of one key that run at the same time; `slots` unless given. */
  slotsPerKey?: number;
  /**
   * Maximum of waiting tasks of all keys. When all places are taken, the newest task of the key with the most
   * waiting tasks gives up its place to a key that has at least two fewer.
   */
  waiting: number;
  /** Maximum of waiting tasks of one key; `waiting` unless given. */
  waitingPerKey?: number;
  /** Milliseconds after which a task that still waits is refused. */
  waitMs: number;
  /** The failure of a task that finds no place or has waited too long. */
  refuse(): Error;
}>;

type Waiting = { start(): void; refuse(): void };

/** The caller has closed the connection. The task was not started. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/**
 * A bounded queue in which keys (networks, merchants, persons) take turns: the next task is the oldest of the key that
 * has waited longest for its turn, so that one key with many tasks delays another key by one task at most.
 *
 * @example
 * const prints = new FairQueue({ slots: 2, waiting: 20, waitMs: 8_000, refuse: () => new Unavailable() });
 * await prints.run(`merchant:${merchantId}`, () => print(invoice), caller.signal);
 */
export class FairQueue {
  readonly #limits: Limits;
  /** Waiting tasks by key, in the order of the keys' turns. A key without waiting tasks has no entry. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #runningInAll = 0;
  #waitingInAll = 0;
  /** Mean duration of a task; the latest counts a quarter. */
  #meanMs = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Milliseconds until all tasks of now are done, by the mean duration of the latest; 0 before the first has ended.
   */
  get expectedMs(): number {
    return Math.ceil((this.#runningInAll + this.#waitingInAll) / this.#limits.slots) * this.#meanMs;
  }

  /** Number of waiting tasks of all keys. */
  get waiting(): number {
    return this.#waitingInAll;
  }

  /**
   * Runs the task when it is the key's turn.
   * @param signal aborted when the caller leaves: a task that still waits is dropped
   * @throws what `refuse` gives, CallerLeft, and what the task throws
   */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted === true) throw new CallerLeft();
    if (this.#hasSlot(key) && !this.#queues.has(key)) this.#take(key);
    else await this.#wait(key, signal);
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      const ms = performance.now() - startedAt;
      this.#meanMs = this.#meanMs === 0 ? ms : (3 * this.#meanMs + ms) / 4;
      this.#release(key);
    }
  }

  #hasSlot(key: string): boolean {
    const { slots, slotsPerKey = slots } = this.#limits;
    return this.#runningInAll < slots && (this.#running.get(key) ?? 0) < slotsPerKey;
  }

  #take(key: string): void {
    this.#runningInAll += 1;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
  }

  #release(key: string): void {
    const left = this.#running.get(key)! - 1;
    if (left === 0) this.#running.delete(key);
    else this.#running.set(key, left);
    this.#runningInAll -= 1;
    this.#startNext();
  }

  #wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    const { waiting, waitingPerKey = waiting, waitMs, refuse } = this.#limits;
    const queue = this.#queues.get(key) ?? [];
    if (queue.length >= waitingPerKey) return Promise.reject(refuse());
    if (this.#waitingInAll >= waiting && !this.#freePlace(queue.length)) return Promise.reject(refuse());
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        settle();
      };
      const giveUp = (failure: () => Error) =>
        end(() => {
          this.#drop(key, entry);
          reject(failure());
        });
      const entry: Waiting = { start: end(resolve), refuse: giveUp(refuse) };
      const leave = giveUp(() => new CallerLeft());
      const timer = setTimeout(() => entry.refuse(), waitMs);
      signal?.addEventListener('abort', leave);
      queue.push(entry);
      this.#queues.set(key, queue);
      this.#waitingInAll += 1;
    });
  }

  /**
   * Refuses the newest task of the longest queue, if that queue stays at least as long as the requesting one
   * becomes.
   */
  #freePlace(askingLength: number): boolean {
    let longest: Waiting[] = [];
    for (const queue of this.#queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length < askingLength + 2) return false;
    longest.at(-1)!.refuse();
    return true;
  }

  #drop(key: string, entry: Waiting): void {
    const queue = this.#queues.get(key)!;
    queue.splice(queue.indexOf(entry), 1);
    if (queue.length === 0) this.#queues.delete(key);
    this.#waitingInAll -= 1;
  }

  #startNext(): void {
    for (const [key, queue] of this.#queues) {
      if (!this.#hasSlot(key)) continue;
      const [next] = queue;
      this.#drop(key, next!);
      // The key's next turn comes after those of all other keys.
      if (this.#queues.delete(key)) this.#queues.set(key, queue);
      this.#take(key);
      next!.start();
      return;
    }
  }
}
