import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Milliseconds (specification, point 8, other). */
export const chunkLimitMs = 120_000;

/** A script chunk that has neither loaded nor failed within the limit. */
export class ChunkLoadTimeout extends Error {
  constructor() {
    super(`a script chunk has not loaded in ${chunkLimitMs} ms`);
    this.name = 'ChunkLoadTimeout';
  }
}

/** Without a network a browser may remember that a chunk failed: it is asked for when the network is back. */
const loadOnline = async <M>(load: () => Promise<M>): Promise<M> => {
  if (navigator.onLine === false)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  return load();
};

/** @throws ChunkLoadTimeout, or what the import itself throws */
export const loadWithinLimit = async <M>(load: () => Promise<M>): Promise<M> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadTimeout()), chunkLimitMs);
  });
  try {
    return await Promise.race([loadOnline(load), limit]);
  } finally {
    clearTimeout(timer);
  }
};

/** React's `lazy` with a time limit; a chunk that does not load is an error of the nearest boundary. */
// React's own constraint: a component of any props.
// oxlint-disable-next-line typescript/no-explicit-any
export const lazyChunk = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazy(() => loadWithinLimit(load));
