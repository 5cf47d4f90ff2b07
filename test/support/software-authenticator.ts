import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');
const bytesOf = (jwk: string | undefined): Uint8Array => new Uint8Array(Buffer.from(jwk!, 'base64url'));

/** Flags of the authenticator data (WebAuthn, 6.1). */
const userPresent = 0x01;
const userVerified = 0x04;
const attestedCredential = 0x40;

/** Options of the server as far as an authenticator needs them. */
type Options = Readonly<{ challenge: string }>;
type Settings = Readonly<{ origin?: string; rpId?: string; isUserVerified?: boolean }>;

/** A passkey in memory: ES256, attestation `none`, a signature counter that a test can set. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(16));
  signCount = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  readonly #rpId: string;
  readonly #isUserVerified: boolean;

  constructor({ origin = 'https://plateno.example', rpId, isUserVerified = true }: Settings = {}) {
    this.#origin = origin;
    this.#rpId = rpId ?? new URL(origin).hostname;
    this.#isUserVerified = isUserVerified;
  }

  /** The response to `navigator.credentials.create()`. */
  create({ challenge }: Options) {
    const credentialId = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const data = [this.#data(attestedCredential), Buffer.alloc(16), length, credentialId, this.#publicKey()];
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(Buffer.concat(data))],
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    });
  }

  /** The response to `navigator.credentials.get()`; the counter grows by one. */
  get({ challenge }: Options) {
    this.signCount += 1;
    const data = this.#data(0);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    });
  }

  #credential<T extends object>(response: T) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response,
      clientExtensionResults: {},
      authenticatorAttachment: 'platform' as const,
    };
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });
  }

  #data(more: number): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(userPresent | (this.#isUserVerified ? userVerified : 0) | more);
    head.writeUInt32BE(this.signCount, 1);
    return Buffer.concat([sha256(this.#rpId), head]);
  }

  /** COSE (RFC 9053): key type EC2, algorithm ES256, curve P-256. */
  #publicKey(): Uint8Array {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    );
  }
}
