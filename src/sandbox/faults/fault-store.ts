import type { Pool } from 'pg';
import type { Fault } from './fault.ts';

/** A pending fault, and how often it will still occur (null: until cleared). */
type WaitingFault = { readonly id: string; readonly fault: Fault; remaining: number | null };

/** The pending faults. */
export type FaultStore = {
  readonly add: (fault: Fault) => Promise<string>;
  readonly clear: () => Promise<void>;
  readonly list: () => readonly WaitingFault[];
  /** The first pending fault that matches; counted as occurred. */
  readonly take: (fits: (fault: Fault) => boolean) => Promise<Fault | undefined>;
};

/**
 * Loads the faults. They are kept in memory, because every call asks for them, and written through, because they
 * must survive a restart.
 */
export const openFaultStore = async (pool: Pool): Promise<FaultStore> => {
  const stored = await pool.query<WaitingFault>(
    'select id, fault, remaining from sandbox.faults order by id',
  );
  let waiting: WaitingFault[] = stored.rows;
  const countDown = async (found: WaitingFault) => {
    if (found.remaining === null) return;
    found.remaining -= 1;
    if (found.remaining <= 0) waiting = waiting.filter((other) => other !== found);
    await pool.query('update sandbox.faults set remaining = $2 where id = $1', [found.id, found.remaining]);
    await pool.query('delete from sandbox.faults where remaining <= 0');
  };
  return {
    add: async (fault) => {
      const added = await pool.query<WaitingFault>(
        'insert into sandbox.faults (fault, remaining) values ($1, $2) returning id, fault, remaining',
        [JSON.stringify(fault), fault.times ?? null],
      );
      waiting.push(...added.rows);
      return added.rows[0]?.id ?? '';
    },
    clear: async () => {
      waiting = [];
      await pool.query('delete from sandbox.faults');
    },
    list: () => waiting,
    take: async (fits) => {
      const found = waiting.find((candidate) => fits(candidate.fault));
      if (found) await countDown(found);
      return found?.fault;
    },
  };
};

/** True when `text` matches `pattern`, in which `*` stands for any text and `:name` for one segment. */
export const fitsPattern = (pattern: string, text: string): boolean => {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = escaped.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`).test(text);
};
