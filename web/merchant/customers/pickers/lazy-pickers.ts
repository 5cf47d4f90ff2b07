import { lazyPart } from '../../../shared/state/lazy-part.ts';

const pages = () => import('../../selling-pages.ts');

export const CustomerPicker = lazyPart(async () => ({ default: (await pages()).CustomerPicker }));
export const ItemPicker = lazyPart(async () => ({ default: (await pages()).ItemPicker }));
