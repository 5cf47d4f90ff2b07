import { createHash, createPublicKey } from 'node:crypto';

/** SHA-256 of a public key (PEM; SPKI in DER), hexadecimal. @throws Error for a text that is no key */
export const keyFingerprint = (pem: string): string => {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
};
