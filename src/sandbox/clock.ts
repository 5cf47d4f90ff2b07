import type { Pool } from 'pg';

/** The sandbox's clock: the machine's time plus an offset, or one fixed moment while it is held. */
export type Clock = {
  readonly milliseconds: () => number;
  /** Unix seconds, the provider's unit for instants. */
  readonly seconds: () => number;
  readonly advance: (seconds: number) => Promise<void>;
  readonly reset: () => Promise<void>;
  /** Stops the clock at a Unix time in seconds. Kept in memory only: a restarted sandbox runs again. */
  readonly hold: (seconds: number) => void;
  readonly release: () => void;
  readonly isHeld: () => boolean;
};

/** Reads the stored offset, so that an advanced clock stays advanced across a restart. */
export const loadClock = async (pool: Pool): Promise<Clock> => {
  const stored = await pool.query<{ offset_ms: string }>('select offset_ms from sandbox.clock');
  let offsetMs = Number(stored.rows[0]?.offset_ms ?? 0);
  let heldMs: number | undefined;
  const store = async (next: number) => {
    offsetMs = next;
    await pool.query('update sandbox.clock set offset_ms = $1', [next]);
  };
  const milliseconds = () => heldMs ?? Date.now() + offsetMs;
  return {
    milliseconds,
    seconds: () => Math.floor(milliseconds() / 1000),
    advance: (seconds) => store(offsetMs + seconds * 1000),
    reset: () => store(0),
    hold: (seconds) => {
      heldMs = seconds * 1000;
    },
    release: () => {
      heldMs = undefined;
    },
    isHeld: () => heldMs !== undefined,
  };
};
