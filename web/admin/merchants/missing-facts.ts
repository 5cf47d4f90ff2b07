import type { Merchant } from '#contract/merchants.ts';

export type MissingFact = Merchant['missing'][number] | 'vatNumber';

/** What documents of the merchant lack: as the server says, and the VAT number of one registered for VAT. */
export const missingFacts = ({
  missing,
  vatRegistration,
  vatNumber,
}: Pick<Merchant, 'missing' | 'vatRegistration' | 'vatNumber'>): readonly MissingFact[] => [
  ...missing,
  ...(vatRegistration !== 'NONE' && vatNumber === null ? (['vatNumber'] as const) : []),
];
