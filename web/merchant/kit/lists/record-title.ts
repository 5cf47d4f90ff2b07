import { joined } from '../../../shared/format/joined.ts';

/** „35,00 € · Мария“: amount and customer or description. */
export const recordTitle = (amount: string, who: string | null): string => joined([amount, who]);
