import { nameOf, type Actor } from './actor.ts';

/** Where a call comes from. */
export type CallOrigin = Readonly<{
  ip: string;
  /** Aborted when the caller leaves: a password that still waits to be hashed is dropped. */
  signal?: AbortSignal | undefined;
}>;

/**
 * Which tasks a password takes turns with. Callers without a session share the lane `strangers`, keyed by network;
 * callers with a session, and names that have signed in from the same network before, have the lane `known`, so that
 * strangers cannot crowd them out.
 */
export type HashingTurn =
  | (Readonly<{ lane: 'strangers' }> & CallOrigin)
  | Readonly<{ lane: 'known'; key: string; signal?: AbortSignal | undefined }>;

/** Calls without an origin come from this process: seeds, tests, commands. */
export const hashingTurnOf = (actor: Actor, { ip, signal }: CallOrigin = { ip: '' }): HashingTurn =>
  actor.kind === 'anonymous'
    ? { lane: 'strangers', ip, signal }
    : { lane: 'known', key: nameOf(actor), signal };
