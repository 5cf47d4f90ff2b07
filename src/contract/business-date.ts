/** Days in Sofia, also for screens. */
export { addDays, businessDateOf } from '#kernel/business-date.ts';
