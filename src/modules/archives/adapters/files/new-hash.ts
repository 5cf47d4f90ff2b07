import { createHash } from 'node:crypto';
import type { NewHash } from '../../application/archive-sources.ts';

/** SHA-256 by Node. */
export const newHash: NewHash = () => {
  const hash = createHash('sha256');
  return { update: (piece) => void hash.update(piece), digest: () => hash.digest('hex') };
};
