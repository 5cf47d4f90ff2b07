import { FairQueue } from '../fair-share/fair-queue.ts';
import { workLimits } from '../work-limits.ts';
import { ExportsBusy } from './export-failures.ts';
import { RunningExport, type ExportTimeouts } from './running-export.ts';

type Limits = ExportTimeouts &
  Readonly<{
    /** Maximum of concurrent exports, workbooks included. */
    exports: number;
    /** Maximum of concurrent workbooks: each is a thread. */
    workbooks: number;
    /** Maximum of concurrent exports of one person. */
    perPerson: number;
    /** Milliseconds an export waits for its slot. */
    waitMs: number;
  }>;

/** A burst is refused soon, with `Retry-After`. */
export const defaultLimits: Limits = {
  exports: 4,
  workbooks: 2,
  perPerson: 2,
  ...workLimits.exports,
};

type Asked = Readonly<{
  /** Fairness key: persons take turns. */
  person: string;
  isWorkbook: boolean;
  content: AsyncIterable<Uint8Array>;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}>;

/**
 * The export slots of one process. An export holds one from its first row until its database connection is closed;
 * persons take turns.
 */
export class ExportSlots {
  readonly #exports: FairQueue;
  readonly #workbooks: FairQueue;
  readonly #timeouts: ExportTimeouts;

  constructor(limits: Partial<Limits> = {}) {
    const { exports, workbooks, perPerson, waitMs, ...timeouts } = { ...defaultLimits, ...limits };
    const queue = {
      slotsPerKey: perPerson,
      waiting: 20,
      waitingPerKey: 4,
      waitMs,
      refuse: () => new ExportsBusy(),
    };
    this.#exports = new FairQueue({ ...queue, slots: exports });
    this.#workbooks = new FairQueue({ ...queue, slots: workbooks });
    this.#timeouts = timeouts;
  }

  /**
   * Waits for a slot and reads the first piece, so that an early failure is a refusal and not a broken file.
   * @throws ExportsBusy, CallerLeft, what reading the first piece throws
   */
  open({ person, isWorkbook, content, signal }: Asked): Promise<RunningExport> {
    return new Promise((resolve, reject) => {
      const hold = async (): Promise<void> => {
        const running = new RunningExport(content, this.#timeouts);
        signal.addEventListener('abort', () => void running.return());
        await running.begin();
        resolve(running);
        await running.ended;
      };
      const run = (): Promise<void> => this.#exports.run(person, hold, signal);
      // A workbook that waits for a thread holds no slot of other exports.
      const done = isWorkbook ? this.#workbooks.run(person, run, signal) : run();
      done.catch(reject);
    });
  }
}
