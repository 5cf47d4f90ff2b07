import type { Config } from '#platform/config.ts';
import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import type { Passkeys } from '../../ports/passkeys.ts';

/** Passkeys of this installation; the WebAuthn package is loaded on first use. */
export const passkeys = ({ publicUrl }: Config): Passkeys =>
  loadOnFirstCall<Passkeys>(async () => {
    const { WebAuthnPasskeys } = await import('./web-authn-passkeys.ts');
    return new WebAuthnPasskeys({ publicUrl });
  });
