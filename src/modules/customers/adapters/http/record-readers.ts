import { createCustomer } from '#contract/customers/customers.ts';
import { createItem } from '#contract/customers/items.ts';
import { isEik } from '#kernel/bulgarian-identity.ts';
import { countries } from '#kernel/countries.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { Messages } from '#kernel/messages.ts';
import { headingKey } from '#platform/imports/columns.ts';
import { knownCurrencyOf } from '#platform/imports/number-cells.ts';
import type { CustomerProfile } from '../../domain/customer.ts';
import { customerImportFields, itemImportFields } from '../../domain/file-fields.ts';
import { customerSynonyms, itemSynonyms } from '../../domain/file-headings.ts';
import type { ItemProfile } from '../../domain/item.ts';
import { customerProfileOf, itemProfileOf } from './read-profiles.ts';
import type { RecordReader } from '#platform/imports/records/read-records.ts';
import type { Cells } from '#platform/imports/records/read-row.ts';

type CustomerBody = (typeof createCustomer)['body'];
type ItemBody = (typeof createItem)['body'];

/** The value of a cell that holds it or its name in either language; the cell itself when it is none. */
const valueOf = (
  cell: string | undefined,
  values: readonly string[],
  name: (value: string, language: 'bg' | 'en') => string,
): string | undefined => {
  if (cell === undefined) return undefined;
  const found = values.find((value) =>
    [value, name(value, 'bg'), name(value, 'en')].some((text) => headingKey(text) === headingKey(cell)),
  );
  return found ?? cell;
};

/** A number of days or an amount; the cells are decimal text by now. */
const numberOf = (cell: string | undefined): number | undefined =>
  cell === undefined ? undefined : Number(cell);

const countryNames = new Map(
  ['bg', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries.map((code) => [headingKey(names.of(code) ?? code), code] as const);
  }),
);

/** An EIK that is valid once the zeros are put back which a spreadsheet took from its start; null for another text. */
const eikWithZeros = (taxId: string): string | null => {
  if (!/^\d{5,8}$|^\d{11,12}$/.test(taxId)) return null;
  const whole = taxId.padStart(taxId.length < 9 ? 9 : 13, '0');
  return isEik(whole) ? whole : null;
};

const customerCellProblems = ({ taxId = '', country = 'BG' }: Cells): readonly FieldProblem[] => {
  const whole = country.toUpperCase() === 'BG' ? eikWithZeros(taxId) : null;
  return whole === null
    ? []
    : [{ field: 'taxId', code: 'fields.import-lost-zeros', params: { cell: taxId, whole } }];
};

/** The name of a company, else that of the person, who is the contact of a company. */
const namesOf = ({ name, contact, firstName, lastName }: Cells) => {
  const parts = [firstName, lastName].filter((part) => part !== undefined);
  const person = parts.length === 0 ? undefined : parts.join(' ');
  return name === undefined ? { name: person, contact } : { name, contact: contact ?? person };
};

/** Without a kind, a row with an EIK or VAT number is a company. */
export const customerReader = (messages: Messages): RecordReader<CustomerBody, CustomerProfile> => ({
  fields: customerImportFields,
  of: 'customer',
  instead: [],
  synonyms: { ...customerSynonyms },
  kinds: {
    phone: 'PHONE',
    address: 'IDENTIFIER',
    taxId: 'IDENTIFIER',
    vatNumber: 'IDENTIFIER',
    dueDays: 'WHOLE',
  },
  required: [{ anyOf: ['name', 'firstName', 'lastName'], code: 'fields.import-name' }],
  body: createCustomer.body,
  bodyOf: ({ kind, dueDays, language, country, firstName, lastName, ...cells }) => ({
    ...cells,
    ...namesOf({ ...cells, ...(firstName && { firstName }), ...(lastName && { lastName }) }),
    kind:
      valueOf(kind, ['PERSON', 'COMPANY'], (value, of) => messages.say(of, `exports.customer.${value}`)) ??
      (cells['taxId'] === undefined && cells['vatNumber'] === undefined ? 'PERSON' : 'COMPANY'),
    country: country === undefined ? undefined : (countryNames.get(headingKey(country)) ?? country),
    dueDays: numberOf(dueDays),
    language: language?.toLowerCase(),
  }),
  problemsOf: customerCellProblems,
  profileOf: customerProfileOf,
  given: (columns) => {
    const isNamed = columns.includes('name');
    const ofPerson = columns.includes('firstName') || columns.includes('lastName');
    return [...columns, ...(ofPerson ? ['name', ...(isNamed ? ['contact'] : [])] : [])];
  },
});

export const itemReader = (messages: Messages): RecordReader<ItemBody, ItemProfile> => ({
  fields: itemImportFields,
  of: 'item',
  instead: ['grossPrice', 'netPrice', 'price'],
  synonyms: { ...itemSynonyms },
  kinds: { code: 'IDENTIFIER', price: 'PRICE', grossPrice: 'PRICE', netPrice: 'PRICE', rate: 'WHOLE' },
  required: [
    { anyOf: ['name'], code: 'fields.import-name' },
    { anyOf: ['price', 'grossPrice', 'netPrice'], code: 'fields.import-price' },
    { anyOf: ['rate'], code: 'fields.import-rate' },
  ],
  body: createItem.body,
  bodyOf: ({ price, grossPrice, netPrice, rate, priceHoldsVat, currency, ...cells }) => {
    const said = valueOf(priceHoldsVat, ['true', 'false'], (value, of) =>
      messages.say(of, `exports.item.${value}`),
    );
    // A heading that says it comes before a column: `Цена с ДДС` holds VAT.
    const holds = grossPrice !== undefined ? 'true' : netPrice !== undefined ? 'false' : said;
    return {
      ...cells,
      price: numberOf(grossPrice ?? netPrice ?? price),
      rate: numberOf(rate),
      priceHoldsVat: holds === 'true' ? true : holds === 'false' ? false : holds,
      currency: currency === undefined ? undefined : (knownCurrencyOf(currency) ?? currency.toUpperCase()),
    };
  },
  problemsOf: () => [],
  profileOf: itemProfileOf,
  given: (columns) => [
    ...columns,
    ...(columns.includes('grossPrice') || columns.includes('netPrice') ? ['price', 'priceHoldsVat'] : []),
  ],
});
