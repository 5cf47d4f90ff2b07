import { token } from './token.ts';

/** Randomness that cannot be guessed. */
export interface Random {
  uuid(): string;
  /** 128 random bits, base64url. */
  token(): string;
}
export const Random = token<Random>('kernel.Random');
