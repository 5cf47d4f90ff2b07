import type { Page } from 'playwright';
import { forOneVisitor } from '../support/one-visitor.ts';

/** Gives the page's browser an authenticator that confirms every request of a passkey (Chromium, WebAuthn domain). */
export const addVirtualAuthenticator = async (page: Page): Promise<void> => {
  const devTools = await forOneVisitor(page).context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
};
