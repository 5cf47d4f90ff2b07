import type { Merchant } from '#contract/merchants/merchants.ts';

export type MissingFact = Merchant['missing'][number] | 'vatNumber';

/** Data that documents of the merchant lack: reported by the server, and a missing VAT number. */
export const missingFacts = ({
  missing,
  vatRegistration,
  vatNumber,
}: Pick<Merchant, 'missing' | 'vatRegistration' | 'vatNumber'>): readonly MissingFact[] => [
  ...missing,
  ...(vatRegistration !== 'NONE' && vatNumber === null ? (['vatNumber'] as const) : []),
];
