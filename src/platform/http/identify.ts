import type { SignedIn } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** The actor of a bearer token; null when it is forged, expired or its session has ended. */
export interface Identify {
  (bearer: string): Promise<SignedIn | null>;
}
export const Identify = token<Identify>('platform.Identify');

/** Whether the session of an actor is live and still acts for the same merchant. The check does not extend it. */
export interface IsSessionLive {
  (actor: SignedIn): Promise<boolean>;
}
export const IsSessionLive = token<IsSessionLive>('platform.IsSessionLive');
