/** Widely used authenticator apps, named as examples. */
export const authenticatorApps = 'Google Authenticator, Microsoft Authenticator, 2FAS';
