import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyCredential } from '../../domain/second-factor.ts';
import type { PasskeyOptions, PasskeyResponse, Passkeys } from '../../ports/passkeys.ts';

/** EdDSA, ES256, RS256: named, because the package prefers algorithms that not every runtime has. */
const algorithms = [-8, -7, -257];
const timeout = 5 * 60_000;

type Known = Parameters<Passkeys['requestOptions']>[1][number];

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
/** The package wants bytes on an ArrayBuffer of their own. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
const described = (known: readonly Known[]): { id: string; transports: string[] }[] =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));

/** The user handle: it names the account to the authenticator and holds nothing personal (WebAuthn, 14.6.1). */
const userHandle = (userId: number): Uint8Array<ArrayBuffer> => owned(Buffer.from(`user ${userId}`));

/** The package throws an Error for every response that does not fit. */
const orNull = async <T>(verify: Promise<T>): Promise<T | null> => verify.catch(() => null);

export class WebAuthnPasskeys implements Passkeys {
  readonly #rpID: string;
  readonly #origin: string;

  constructor({ publicUrl }: Readonly<{ publicUrl: string }>) {
    const { hostname, origin } = new URL(publicUrl);
    this.#rpID = hostname;
    this.#origin = origin;
  }

  async creationOptions(
    { userId, username }: Parameters<Passkeys['creationOptions']>[0],
    { challenge, exclude }: Parameters<Passkeys['creationOptions']>[1],
  ): Promise<PasskeyOptions> {
    return {
      ...(await generateRegistrationOptions({
        rpName: 'Plateno',
        rpID: this.#rpID,
        userID: userHandle(userId),
        userName: username,
        challenge: owned(challenge),
        timeout,
        attestationType: 'none',
        excludeCredentials: described(exclude),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      })),
    };
  }

  async verifyCreation(response: PasskeyResponse, challenge: Uint8Array): Promise<PasskeyCredential | null> {
    const given = response as unknown as RegistrationResponseJSON;
    const verified = await orNull(
      verifyRegistrationResponse({
        response: given,
        expectedChallenge: base64url(challenge),
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    if (verified?.verified !== true) return null;
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      signCount: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
    };
  }

  async requestOptions(challenge: Uint8Array, allow: readonly Known[]): Promise<PasskeyOptions> {
    return {
      ...(await generateAuthenticationOptions({
        rpID: this.#rpID,
        challenge: owned(challenge),
        allowCredentials: described(allow),
        timeout,
        userVerification: 'required',
      })),
    };
  }

  async verifyRequest(
    response: PasskeyResponse,
    { challenge, credential }: Parameters<Passkeys['verifyRequest']>[1],
  ): ReturnType<Passkeys['verifyRequest']> {
    const { credentialId, publicKey, signCount } = credential;
    const verified = await orNull(
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: base64url(challenge),
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpID,
        // The package refuses a counter that does not grow, unless both are 0.
        credential: { id: credentialId, publicKey: owned(publicKey), counter: signCount },
        requireUserVerification: true,
      }),
    );
    if (verified?.verified !== true) return null;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    return { signCount: newCounter, isBackedUp: credentialBackedUp };
  }
}
