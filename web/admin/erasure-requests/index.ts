import { lazyChunk } from '../../shared/state/lazy-chunk.ts';

/** A lazy chunk: few visits need it. */
const ErasureList = lazyChunk(() => import('./ErasureList.tsx'));

export default { name: 'erasure-requests', list: ErasureList } as const;
