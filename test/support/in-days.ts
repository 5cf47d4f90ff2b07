import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';

/** A day in Sofia, so many days from today. */
export const inDays = (days: number): BusinessDate => addDays(businessDateOf(new Date()), days);
