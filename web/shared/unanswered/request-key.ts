/**
 * A random `Idempotency-Key` of 128 bits. `crypto.randomUUID` is missing in Safari before 15.4 and on pages without
 * HTTPS.
 */
export const newRequestKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
