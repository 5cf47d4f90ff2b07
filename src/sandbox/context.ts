import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { FaultStore } from './faults/fault-store.ts';
import type { SandboxSettings } from './settings.ts';

/** Dependencies shared by the parts of a running sandbox. */
export type SandboxContext = {
  readonly settings: SandboxSettings;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly faults: FaultStore;
  readonly log: Logger;
  /** Base URL for browsers, without a trailing slash; known once the port is. */
  readonly publicUrl: () => string;
  /** Tells the worker that a new task may be due. */
  readonly wake: () => void;
  /** Aborted when the sandbox stops, so that no wait outlives it. */
  readonly stopping: AbortSignal;
};
