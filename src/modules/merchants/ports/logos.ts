import { token } from '#kernel/token.ts';
import type { Logo, LogoImage } from '../domain/logo.ts';

/** Logos by the hash of their content. None is deleted: a document shows the logo at its issue. */
export interface Logos {
  /** Idempotent by content. @returns the SHA-256, hexadecimal */
  store(content: Uint8Array, image: LogoImage, at: Date): Promise<string>;
  /** Null for an unknown hash. */
  byHash(hash: string): Promise<Logo | null>;
}
export const Logos = token<Logos>('merchants.Logos');
