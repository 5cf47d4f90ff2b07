import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type * as z from 'zod';
import type { startPasskeySignIn } from '#contract/users/second-factors.ts';

/** Options for `navigator.credentials` as the server writes them. */
type Options = z.output<typeof startPasskeySignIn.response>['options'];

/** The passkey dialog of the browser ended without a passkey: closed, timed out, or without a fitting passkey. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

/** The device already has a passkey of this account. */
export class PasskeyExists extends Error {
  override readonly name = 'PasskeyExists';
}

/** Whether the browser has WebAuthn. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

const named = (error: unknown): unknown => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyCancelled();
  return name === 'InvalidStateError' ? new PasskeyExists() : error;
};

/** Loaded on use: most visitors have no passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Makes a passkey in the browser's dialog. @throws PasskeyCancelled, PasskeyExists */
export const createPasskey = async (options: Options) => {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw named(error);
  });
  return { ...response };
};

/** Asks for a passkey in the browser's dialog. @throws PasskeyCancelled */
export const requestPasskey = async (options: Options) => {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw named(error);
  });
  return { ...response };
};
