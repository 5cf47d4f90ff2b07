import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, hexadecimal; for millions of texts, which WebCrypto would make wait. */
export const sha256Digest = (text: string): string => createHash('sha256').update(text).digest('hex');
