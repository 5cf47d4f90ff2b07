import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A new secret of a mailed link: 32 random bytes, base64url. */
export const newMailedSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** The SHA-256 of a secret, the only thing that is stored of it. */
export const mailedSecretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
