import type { SignedIn } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** Who a bearer token speaks for; null when it is forged, expired or its session has ended. */
export interface Identify {
  (bearer: string): Promise<SignedIn | null>;
}
export const Identify = token<Identify>('platform.Identify');

/** Whether a session may still be spoken to. Asking does not count as the person's being there. */
export interface IsSessionLive {
  (sessionId: string): Promise<boolean>;
}
export const IsSessionLive = token<IsSessionLive>('platform.IsSessionLive');
