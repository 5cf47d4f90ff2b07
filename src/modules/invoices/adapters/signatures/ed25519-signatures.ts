import { createPrivateKey, createPublicKey, hkdfSync, sign, verify, type KeyObject } from 'node:crypto';
import type { Signatures } from '../../domain/numbers/anchor.ts';

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410, section 7). */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const seedBytes = 32;

const keyOf = (secret: Uint8Array): KeyObject => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'plateno invoice anchors', seedBytes));
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' });
};

/** Ed25519 (RFC 8032) in base64. The first secret signs, every one verifies, so that a key can be replaced. */
export class Ed25519Signatures implements Signatures {
  readonly #signing: KeyObject;
  readonly #verifying: readonly KeyObject[];

  /** @param secrets at least one */
  constructor(secrets: readonly Uint8Array[]) {
    const keys = secrets.map(keyOf);
    this.#signing = keys[0]!;
    this.#verifying = keys.map((key) => createPublicKey(key));
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#signing).toString('base64');
  }

  publicKeys(): string[] {
    return this.#verifying.map((key) => key.export({ type: 'spki', format: 'pem' }).toString());
  }

  isSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64');
    return this.#verifying.some((key) => verify(null, Buffer.from(text), key, given));
  }
}
