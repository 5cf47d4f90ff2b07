import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';

const folder = join(import.meta.dirname, '../contract');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** All endpoints of the contract by path and method. */
export const contractEndpoints = async (): Promise<Endpoint[]> => {
  const found: Endpoint[] = [];
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>;
    found.push(...Object.values(exported).filter(isEndpoint));
  }
  return found.toSorted((one, other) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  );
};
