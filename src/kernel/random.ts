import { token } from './token.ts';

/** Cryptographically secure random values. */
export interface Random {
  /** A random UUID (version 4). */
  uuid(): string;
  /** 128 random bits, base64url. */
  token(): string;
  /** This many random bytes. */
  bytes(count: number): Uint8Array;
}
export const Random = token<Random>('kernel.Random');
