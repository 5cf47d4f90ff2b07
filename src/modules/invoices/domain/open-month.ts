import type { BusinessDate } from '#kernel/business-date.ts';

/**
 * Refuses a change of the payments of a closed month. Passes always: months cannot be closed yet, and every use-case that
 * will be refused already asks here.
 */
export const mustBeOpenMonth = (_day: BusinessDate): void => undefined;
