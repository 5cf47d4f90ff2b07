import { lazyChunk } from '../../shared/state/lazy-chunk.ts';

/** A lazy chunk: few visits need it. */
const ArchiveList = lazyChunk(() => import('./ArchiveList.tsx'));

export default { name: 'archives', list: ArchiveList } as const;

/** A lazy chunk: the tab of a merchant. */
export const ArchivesOfMerchant = lazyChunk(() => import('./ArchivesOfMerchant.tsx'));
