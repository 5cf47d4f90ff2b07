/** Letters and digits that cannot be taken for each other: without I, O, 0 and 1. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** The alphabet of the check character. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 9;

/** Bytes that a new reference needs. */
export const referenceBytes = length;

/** What the check is computed from, by ISO 7064, MOD 37,36. */
const product = (text: string): number => {
  let product = 36;
  for (const sign of text) {
    const sum = (product + alphabet.indexOf(sign)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return product;
};

const checkOf = (text: string): string => alphabet[(37 - product(text)) % 36]!;

/**
 * The reference of a promised transfer: P, nine letters and digits, and a check character. One wrong character and two
 * changed neighbours are found by the check.
 * @param random `referenceBytes` random bytes
 */
export const transferReferenceOf = (random: Uint8Array): string => {
  const body = `P${Array.from(random.slice(0, length), (byte) => signs[byte % signs.length]).join('')}`;
  return body + checkOf(body);
};

const format = new RegExp(`^P[${signs}]{${length}}[0-9A-Z]$`);

/** Whether the text is a reference with a right check character, in capital Latin letters without spaces. */
export const isTransferReference = (text: string): boolean =>
  format.test(text) && checkOf(text.slice(0, -1)) === text.slice(-1);
