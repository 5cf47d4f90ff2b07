import type { KeyActor } from './actor.ts';
import { keyScopes } from './key-scopes.ts';
import type { MerchantFact } from './merchant-fact.ts';

/** An object as its GET answers it. */
export type ObjectSnapshot = Readonly<Record<string, unknown>>;

/** Names an object of a module. */
type SnapshotKey = Pick<MerchantFact, 'merchantId' | 'subjectId'>;

/**
 * Reads objects of a module as their GET answers them to a program of their merchant, texts in the merchant's language, in
 * the transaction in progress: no remote call.
 */
export interface ObjectSnapshots {
  /** @throws Failure when the merchant has no such object */
  read(key: SnapshotKey): Promise<ObjectSnapshot>;
}

/** The caller whose answers events hold: a program of the merchant with all scopes. */
export const programOf = (merchantId: number): KeyActor => ({
  kind: 'key',
  keyId: 'events',
  merchantId,
  scopes: keyScopes,
});
