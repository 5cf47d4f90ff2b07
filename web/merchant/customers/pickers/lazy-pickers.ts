import { lazyChunk } from '../../../shared/state/lazy-chunk.ts';

const pages = () => import('../../selling-pages.ts');

export const CustomerPicker = lazyChunk(async () => ({ default: (await pages()).CustomerPicker }));
export const ItemPicker = lazyChunk(async () => ({ default: (await pages()).ItemPicker }));
