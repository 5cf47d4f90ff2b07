/** The columns of a file of customers, in order; export and import share them. */
export const customerFields = [
  'kind',
  'name',
  'contact',
  'email',
  'phone',
  'address',
  'city',
  'country',
  'taxId',
  'vatNumber',
  'language',
  'dueDays',
  'note',
] as const;

/** The columns of a file of items, in order. */
export const itemFields = [
  'code',
  'name',
  'nameEn',
  'unit',
  'price',
  'currency',
  'priceHoldsVat',
  'rate',
  'zeroGround',
] as const;
