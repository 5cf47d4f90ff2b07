import { buyerKindOf, companyNumberProblems, type BuyerFacts } from '#kernel/buyer.ts';
import { isOtherEuVatNumber } from '#kernel/eu-vat-number.ts';
import { buyerCountryOf } from '#kernel/buyer.ts';
import {
  defaultGround,
  groundsFor,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#kernel/sale-vat.ts';

/** What a bill says of the merchant that receives it. */
export type BillBuyer = Readonly<{
  kind: 'COMPANY' | 'PERSON';
  name: string;
  address: string;
  taxId: string | null;
  vatNumber: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  email: string;
}>;

type Merchant = Readonly<{
  businessName: string;
  address: string;
  email: string;
  taxId: string | null;
  vatNumber: string | null;
}>;

/** The tax id of a merchant is an EIK, or a VAT number of another member state. */
const numbersOf = ({ taxId, vatNumber }: Merchant): Pick<BillBuyer, 'taxId' | 'vatNumber' | 'country'> => {
  const isForeign = taxId !== null && isOtherEuVatNumber(taxId);
  // A number of the scheme for small enterprises gives its owner no deduction, and is in no register of buyers.
  const own = vatNumber?.replace(/-EX$/, '') === vatNumber ? vatNumber : null;
  const number = own ?? (isForeign ? taxId : null);
  return {
    taxId: isForeign ? null : (taxId?.replace(/^BG(?=\d)/, '') ?? null),
    vatNumber: number,
    country: buyerCountryOf({ vatNumber: number }),
  };
};

/** The merchant as the buyer of a bill; without a valid number it is a name, and the bill is issued all the same. */
export const billBuyerOf = (merchant: Merchant): BillBuyer => {
  const { businessName: name, address, email } = merchant;
  const numbers = numbersOf(merchant);
  if (companyNumberProblems(numbers).length === 0)
    return { kind: 'COMPANY', name, address, email, ...numbers };
  const withoutVat = { ...numbers, vatNumber: null, country: 'BG' };
  if (companyNumberProblems(withoutVat).length === 0)
    return { kind: 'COMPANY', name, address, email, ...withoutVat };
  return { kind: 'PERSON', name, address, email, taxId: null, vatNumber: null, country: 'BG' };
};

/** Rate and ground of all lines of a bill. */
export type BillVat = Readonly<{
  rate: VatRate;
  ground: VatGround | null;
  /** The place of the service takes the tax away from the price. */
  isWithoutTax: boolean;
}>;

/** VAT of a service to the buyer by the operator's registration (VAT Act, art. 21(2), 113(9)). */
export const billVatOf = (registration: VatRegistration, buyer: BuyerFacts): BillVat => {
  const kind = buyerKindOf(buyer);
  if (registration !== 'FULL')
    return { rate: 0, ground: defaultGround(registration, kind), isWithoutTax: false };
  const isElsewhere = groundsFor('FULL', kind).includes('ART_21_2');
  return isElsewhere
    ? { rate: 0, ground: 'ART_21_2', isWithoutTax: true }
    : { rate: 20, ground: null, isWithoutTax: false };
};
