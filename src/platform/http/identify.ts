import type { KeyActor, SignedIn } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** The actor of a session's bearer token; null when it is forged, expired or its session has ended. */
export interface Identify {
  (bearer: string): Promise<SignedIn | null>;
}
export const Identify = token<Identify>('platform.Identify');

/** How every API key begins; a session's token never does. */
export const keyBeginning = 'plk_';

/** The actor of an API key that is used from an address. */
export interface IdentifyKey {
  /**
   * @param ip the caller's address
   * @throws Failure 401 when the key is mistyped, unknown, ended or expired; 403 when it is not for this network; 429
   */
  (key: string, ip: string): Promise<KeyActor>;
}
export const IdentifyKey = token<IdentifyKey>('platform.IdentifyKey');

/** Whether the session of an actor is live and still acts for the same merchant. The check does not extend it. */
export interface IsSessionLive {
  (actor: SignedIn): Promise<boolean>;
}
export const IsSessionLive = token<IsSessionLive>('platform.IsSessionLive');

/** Whether the key of an actor can still be used. The check is no use of it. */
export interface IsKeyLive {
  (actor: KeyActor): Promise<boolean>;
}
export const IsKeyLive = token<IsKeyLive>('platform.IsKeyLive');

/** A caller that can hold streams open. */
export type Listener = SignedIn | KeyActor;
/** Whether the session or key of a listener is live. */
export type IsLive = (listener: Listener) => Promise<boolean>;
