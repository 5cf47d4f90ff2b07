import { readFile } from 'node:fs/promises';

/** The text of `verify.mjs`, which stands in each archive. */
export const verifier = (): Promise<Uint8Array> => readFile(new URL('./verify.mjs', import.meta.url));
