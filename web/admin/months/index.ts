import { lazyChunk } from '../../shared/state/lazy-chunk.ts';

/** A lazy chunk: months are closed once a month. */
const MonthList = lazyChunk(() => import('./MonthList.tsx'));

export default { name: 'months', list: MonthList } as const;
