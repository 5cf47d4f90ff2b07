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

/** Columns of other programs that an import reads, too: the two parts of the name of a person. */
export const customerImportFields = [...customerFields, 'firstName', 'lastName'] as const;

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

/** Columns of other programs that an import reads, too: a price whose heading says whether it holds VAT. */
export const itemImportFields = [...itemFields, 'grossPrice', 'netPrice'] as const;
