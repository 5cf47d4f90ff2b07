import type { PasskeyCredential } from '../domain/second-factor.ts';

/** A credential as the browser sends it (WebAuthn, `toJSON`); its form is checked by the adapter. */
export type PasskeyResponse = Readonly<{ id: string }>;
/** Options for the browser's `navigator.credentials`, as JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

type Known = Pick<PasskeyCredential, 'credentialId' | 'transports'>;
type Account = Readonly<{ userId: number; username: string }>;

/** WebAuthn for this installation: its host, its exact origin, a verified user. */
export interface Passkeys {
  /** @param exclude credentials of the account, which the authenticator must not register again */
  creationOptions(
    account: Account,
    { challenge, exclude }: Readonly<{ challenge: Uint8Array; exclude: readonly Known[] }>,
  ): Promise<PasskeyOptions>;
  /** Null when the response does not fit challenge, origin or rules. */
  verifyCreation(response: PasskeyResponse, challenge: Uint8Array): Promise<PasskeyCredential | null>;
  /** @param allow empty for a sign-in without a name */
  requestOptions(challenge: Uint8Array, allow: readonly Known[]): Promise<PasskeyOptions>;
  /** Null when the response does not fit, or when the signature counter goes back. */
  verifyRequest(
    response: PasskeyResponse,
    { challenge, credential }: Readonly<{ challenge: Uint8Array; credential: PasskeyCredential }>,
  ): Promise<Pick<PasskeyCredential, 'signCount' | 'isBackedUp'> | null>;
}
