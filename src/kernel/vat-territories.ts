/**
 * How a territory counts for VAT. OUTSIDE: not in the Union's territory of VAT, so that goods sent there are exports. GOODS:
 * as a member state for goods, outside the Union for services. AS_COUNTRY: as the country named beside it.
 */
export type TerritoryScope = 'OUTSIDE' | 'GOODS' | 'AS_COUNTRY';

/** A territory whose VAT differs from that of the country to which its numbers or its postal codes belong. */
export type VatTerritory = Readonly<{
  /** ISO 3166-1 alpha-2, or a code that is reserved for it; null: it has none and is known by its postal code. */
  code: string | null;
  /** The country of its VAT numbers and postal codes, ISO 3166-1 alpha-2. */
  country: string;
  scope: TerritoryScope;
  /** Postal codes that are of this territory alone. */
  postalCode: RegExp | null;
  name: Readonly<{ bg: string; en: string }>;
  law: string;
}>;

type Row = readonly [
  string | null,
  string,
  TerritoryScope,
  RegExp | null,
  bg: string,
  en: string,
  law: string,
];

const directive = 'Directive 2006/112/EC';
const protocol = 'Protocol on Ireland/Northern Ireland (Windsor Framework), art. 8 and Annex 3';

/**
 * The sovereign base areas Akrotiri and Dhekelia count as Cyprus (art. 7) and have its codes; San Marino, the Vatican,
 * Andorra, the Channel Islands and Gibraltar are third countries by their own codes.
 */
const rows: readonly Row[] = [
  ['IC', 'ES', 'OUTSIDE', /^3[58]\d{3}$/, 'Канарски острови', 'Canary Islands', `${directive}, art. 6(1)(b)`],
  [
    'EA',
    'ES',
    'OUTSIDE',
    /^5[12]\d{3}$/,
    'Сеута и Мелия',
    'Ceuta and Melilla',
    `${directive}, art. 6(2)(c), (d)`,
  ],
  ['GP', 'FR', 'OUTSIDE', /^971\d\d$/, 'Гваделупа', 'Guadeloupe', `${directive}, art. 6(1)(c)`],
  ['MQ', 'FR', 'OUTSIDE', /^972\d\d$/, 'Мартиника', 'Martinique', `${directive}, art. 6(1)(c)`],
  ['GF', 'FR', 'OUTSIDE', /^973\d\d$/, 'Френска Гвиана', 'French Guiana', `${directive}, art. 6(1)(c)`],
  ['RE', 'FR', 'OUTSIDE', /^974\d\d$/, 'Реюнион', 'Réunion', `${directive}, art. 6(1)(c)`],
  ['YT', 'FR', 'OUTSIDE', /^976\d\d$/, 'Майот', 'Mayotte', `${directive}, art. 6(1)(c)`],
  ['MF', 'FR', 'OUTSIDE', null, 'Сен Мартен', 'Saint Martin', `${directive}, art. 6(1)(c)`],
  ['AX', 'FI', 'OUTSIDE', /^22\d{3}$/, 'Оландски острови', 'Åland Islands', `${directive}, art. 6(1)(d)`],
  [null, 'GR', 'OUTSIDE', /^63086$/, 'Света гора', 'Mount Athos', `${directive}, art. 6(1)(a)`],
  [null, 'IT', 'OUTSIDE', /^22061$/, 'Кампионе д’Италия', 'Campione d’Italia', `${directive}, art. 6(1)(f)`],
  [null, 'IT', 'OUTSIDE', /^23041$/, 'Ливиньо', 'Livigno', `${directive}, art. 6(2)(e)`],
  [null, 'DE', 'OUTSIDE', /^27498$/, 'Хелголанд', 'Heligoland', `${directive}, art. 6(2)(a)`],
  [null, 'DE', 'OUTSIDE', /^78266$/, 'Бюзинген', 'Büsingen', `${directive}, art. 6(2)(b)`],
  ['XI', 'GB', 'GOODS', /^BT\d{1,2}$/, 'Северна Ирландия', 'Northern Ireland', protocol],
  ['MC', 'FR', 'AS_COUNTRY', /^98000$/, 'Монако', 'Monaco', `${directive}, art. 7`],
  [
    'IM',
    'GB',
    'AS_COUNTRY',
    /^IM\d{1,2}$/,
    'Ман',
    'Isle of Man',
    `${directive}, art. 7; outside since the United Kingdom left`,
  ],
];

/** The territories, with the law that sets them apart. */
export const vatTerritories: readonly VatTerritory[] = rows.map(
  ([code, country, scope, postalCode, bg, en, law]) => ({
    code,
    country,
    scope,
    postalCode,
    name: { bg, en },
    law,
  }),
);

const byCode = new Map(
  vatTerritories.flatMap((one) => (one.code === null ? [] : [[one.code, one] as const])),
);

/** The only five digits of the address, or the first half of a British postal code; null when that is not certain. */
const postalCodeIn = (address: string, country: string): string | null => {
  const form = country === 'GB' ? /\b([A-Z]{2}\d{1,2})\s?\d[A-Z]{2}\b/giu : /(?<!\d)(\d{5})(?!\d)/gu;
  const found = new Set([...address.matchAll(form)].map(([, code]) => code!.toUpperCase()));
  return found.size === 1 ? [...found][0]! : null;
};

/** Country and postal address, as a document has them. */
type Place = Readonly<{ country: string; address?: string | null | undefined }>;

/** The territory of a place, by its code or for certain by the postal code in the address; null for a whole country. */
export const vatTerritoryOf = ({ country, address }: Place): VatTerritory | null => {
  const named = byCode.get(country);
  if (named !== undefined) return named;
  const code = postalCodeIn(address ?? '', country);
  if (code === null) return null;
  const isOf = (one: VatTerritory) => one.country === country && one.postalCode?.test(code) === true;
  return vatTerritories.find(isOf) ?? null;
};

/** The country whose VAT numbers the companies of a country or territory have: FR of Réunion, ES of the Canary Islands. */
export const numberingCountryOf = (country: string): string => byCode.get(country)?.country ?? country;

/** Codes that only this list has: reserved for a territory, but no ISO 3166-1 country. */
const writtenAs: Readonly<Record<string, string>> = { IC: 'ES', EA: 'ES', XI: 'GB', XK: '1A' };

/** The country code of an electronic document (EN 16931, BT-55): Kosovo is 1A, a territory without a code its country. */
export const documentCountryOf = (country: string): string => writtenAs[country] ?? country;
