import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { FaultBook } from './faults/fault-book.ts';
import type { SandboxSettings } from './settings.ts';

/** Everything the rooms of the sandbox share while it runs. */
export type World = {
  readonly settings: SandboxSettings;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly faults: FaultBook;
  readonly log: Logger;
  /** The address browsers use, without a final slash; known once the port is. */
  readonly publicUrl: () => string;
  /** Tells the worker that something new may be due. */
  readonly wake: () => void;
  /** Aborted when the sandbox stops, so that nothing that waits outlives it. */
  readonly stopping: AbortSignal;
};
