import { isInOtherMemberState } from '#kernel/buyer.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import type { InvoiceDocument, InvoiceLine } from '#modules/invoices/index.ts';
import { decimalText, element, textElement } from './xml-text.ts';

/** Category and exemption of a rate (EN 16931, BT-118 to BT-121). */
type TaxCategory = Readonly<{
  id: 'S' | 'K' | 'AE' | 'G' | 'E' | 'O' | 'Z';
  rate: VatRate;
  /** Code of the VATEX list; null where only a text is given. */
  reasonCode: string | null;
  ground: VatGround | null;
}>;

const exemptions: Readonly<Partial<Record<VatGround, Pick<TaxCategory, 'id' | 'reasonCode'>>>> = {
  ART_28: { id: 'G', reasonCode: 'VATEX-EU-G' },
  ART_53: { id: 'K', reasonCode: 'VATEX-EU-IC' },
  ART_141: { id: 'AE', reasonCode: 'VATEX-EU-AE' },
  ART_163A: { id: 'AE', reasonCode: 'VATEX-EU-AE' },
};

/** A service to a company of another member state is reverse charged; outside the Union it is not taxed here. */
const zeroCategory = (
  ground: VatGround | null,
  isInUnion: boolean,
): Pick<TaxCategory, 'id' | 'reasonCode'> => {
  if (ground === 'ART_21_2')
    return isInUnion ? { id: 'AE', reasonCode: 'VATEX-EU-AE' } : { id: 'G', reasonCode: 'VATEX-EU-G' };
  return (ground === null ? undefined : exemptions[ground]) ?? { id: 'E', reasonCode: null };
};

export const categoryOf = (
  { taxRate: rate, vatGround }: Pick<InvoiceLine, 'taxRate' | 'vatGround'>,
  document: InvoiceDocument,
): TaxCategory => {
  if (rate !== 0) return { id: 'S', rate, reasonCode: null, ground: null };
  const ground = vatGround ?? document.vatGround;
  return {
    ...zeroCategory(ground, isInOtherMemberState({ country: 'BG', ...document.buyer })),
    rate,
    ground,
  };
};

const scheme = element('cac:TaxScheme', [textElement('cbc:ID', 'VAT')]);

/** The category of a line (BG-30). */
export const lineCategoryXml = ({ id, rate }: TaxCategory): string =>
  element('cac:ClassifiedTaxCategory', [textElement('cbc:ID', id), textElement('cbc:Percent', rate), scheme]);

/** A category with its sums; lines of one category and rate can have several grounds. */
type TaxGroup = { category: TaxCategory; grounds: Set<VatGround>; base: bigint; vat: bigint };
type ReasonOf = (ground: VatGround) => string;

/** EN 16931 has one group for a category and rate, so its reason names every ground. */
const reasonText = (grounds: ReadonlySet<VatGround>, reasonOf: ReasonOf): string =>
  grounds.size === 0 ? '0 %' : [...grounds].map(reasonOf).join('; ');

const subtotalXml = (
  { category: { id, rate, reasonCode }, grounds, base, vat }: TaxGroup,
  currency: string,
  reasonOf: ReasonOf,
): string =>
  element('cac:TaxSubtotal', [
    textElement('cbc:TaxableAmount', decimalText(base), { currencyID: currency }),
    textElement('cbc:TaxAmount', decimalText(vat), { currencyID: currency }),
    element('cac:TaxCategory', [
      textElement('cbc:ID', id),
      textElement('cbc:Percent', rate),
      reasonCode === null ? null : textElement('cbc:TaxExemptionReasonCode', reasonCode),
      id === 'S' ? null : textElement('cbc:TaxExemptionReason', reasonText(grounds, reasonOf)),
      scheme,
    ]),
  ]);

/** The groups of a document by category and rate, in the order of its lines. */
const groupsOf = (document: InvoiceDocument): TaxGroup[] => {
  const groups = new Map<string, TaxGroup>();
  for (const line of document.lines) {
    const category = categoryOf(line, document);
    const key = `${category.id}:${category.rate}`;
    const group = groups.get(key) ?? { category, grounds: new Set(), base: 0n, vat: 0n };
    if (category.ground !== null) group.grounds.add(category.ground);
    group.base += line.net.minor;
    group.vat += line.tax.minor;
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** The VAT breakdown (BG-23), and for another currency the VAT in EUR (BT-111). */
export const taxTotalsXml = (document: InvoiceDocument, reasonOf: ReasonOf): string[] => {
  const { currency, minor } = document.tax;
  const subtotals = groupsOf(document).map((group) => subtotalXml(group, currency, reasonOf));
  const total = textElement('cbc:TaxAmount', decimalText(minor), { currencyID: currency });
  return [
    element('cac:TaxTotal', [total, ...subtotals]),
    ...(currency === 'EUR'
      ? []
      : [
          element('cac:TaxTotal', [
            textElement('cbc:TaxAmount', decimalText(document.eurTax.minor), { currencyID: 'EUR' }),
          ]),
        ]),
  ];
};
