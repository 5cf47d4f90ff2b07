import { lazyPart } from '../../shared/state/lazy-part.ts';

/** What repeats for a customer, its proformas and its card; a lazy chunk. */
export const CustomerSales = lazyPart(() => import('./schedules/CustomerSales.tsx'));
