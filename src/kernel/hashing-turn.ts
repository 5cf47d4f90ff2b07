import { nameOf, type Actor } from './actor.ts';

/** The network origin of a call. */
export type CallOrigin = Readonly<{
  ip: string;
  /** Aborted when the caller disconnects: a password that still waits for hashing is dropped. */
  signal?: AbortSignal | undefined;
}>;

/**
 * The lane and key of the fair hashing queue. Callers without a session share the lane `strangers`, keyed by network.
 * Callers with a session, and accounts that signed in from the same network before, use the lane `known`: a flood of
 * unknown callers does not delay them.
 */
export type HashingTurn =
  | (Readonly<{ lane: 'strangers' }> & CallOrigin)
  | Readonly<{ lane: 'known'; key: string; signal?: AbortSignal | undefined }>;

/** The turn of an actor. Without an origin the call comes from this process: seeds, tests, commands. */
export const hashingTurnOf = (actor: Actor, { ip, signal }: CallOrigin = { ip: '' }): HashingTurn =>
  actor.kind === 'anonymous'
    ? { lane: 'strangers', ip, signal }
    : { lane: 'known', key: nameOf(actor), signal };
