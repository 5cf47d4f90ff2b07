import type { PoolClient } from 'pg';
import type { OutgoingEvent } from '../events/outgoing-event.ts';
import type { World } from '../world.ts';

/** Which call caused something, as its events will tell; nulls when the sandbox acted by itself. */
export type Cause = { readonly id: string | null; readonly idempotencyKey: string | null };

/** One unit of work on one account's books; the empty account is the platform's own. */
export type Transaction = {
  readonly world: World;
  readonly client: PoolClient;
  readonly account: string;
  readonly cause: Cause;
  /** Events that leave with this transaction, in the order in which they happened. */
  readonly outgoing: OutgoingEvent[];
};
