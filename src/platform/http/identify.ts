import type { SignedIn } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** The actor of a bearer token; null when it is forged, expired or its session has ended. */
export interface Identify {
  (bearer: string): Promise<SignedIn | null>;
}
export const Identify = token<Identify>('platform.Identify');

/** Whether a session is live. The check does not extend it. */
export interface IsSessionLive {
  (sessionId: string): Promise<boolean>;
}
export const IsSessionLive = token<IsSessionLive>('platform.IsSessionLive');
