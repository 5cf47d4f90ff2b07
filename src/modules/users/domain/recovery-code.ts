/** Crockford's base32: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Codes of one set. */
export const recoveryCodeCount = 10;
/** Characters of one code: 50 random bits. */
const length = 10;

/** @param bytes random, ten for each code */
export const recoveryCodesOf = (bytes: Uint8Array): string[] =>
  Array.from({ length: Math.floor(bytes.length / length) }, (_, place) =>
    Array.from(bytes.subarray(place * length, (place + 1) * length), (byte) => alphabet[byte & 31]).join(''),
  );

const readable = new RegExp(`^[${alphabet}]{${length}}$`);

/** Bytes that a set of codes is made of. */
export const recoveryCodeBytes = recoveryCodeCount * length;

/** The code as typed: letters in any case, signs and spaces anywhere, O for 0, I and L for 1. Null for other text. */
export const readRecoveryCode = (typed: string): string | null => {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return readable.test(code) ? code : null;
};

/** Six digits of an authenticator app, signs and spaces anywhere. Null for other text. */
export const readTotpCode = (typed: string): string | null => {
  const code = typed.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return /^\d{6}$/.test(code) ? code : null;
};
