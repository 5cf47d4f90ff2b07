import type { PoolClient } from 'pg';
import type { OutgoingEvent } from '../events/outgoing-event.ts';
import type { SandboxContext } from '../context.ts';

/** The call that caused an event; nulls when the sandbox acted by itself. */
export type Cause = { readonly id: string | null; readonly idempotencyKey: string | null };

/** One unit of work on one account; the empty account is the platform's own. */
export type Transaction = {
  readonly context: SandboxContext;
  readonly client: PoolClient;
  readonly account: string;
  readonly cause: Cause;
  /** Events sent after the commit, in order. */
  readonly outgoing: OutgoingEvent[];
};

/** The same unit of work on another account: its objects and events are that account's. */
export const onAccount = (tx: Transaction, account: string): Transaction => ({ ...tx, account });
