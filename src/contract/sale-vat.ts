/** What may be charged whom, so that forms offer what the server accepts. */
export { buyerKindOf, buyerCountryOf, isVatNumberOf } from '#kernel/buyer.ts';
export { countries } from '#kernel/countries.ts';
export { isOtherMemberState } from '#kernel/eu-vat-number.ts';
export {
  defaultGround,
  groundsFor,
  linkVatProblem,
  ratesFor,
  saleVatProblem,
  vatGrounds,
  vatRates,
  type BuyerKind,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#kernel/sale-vat.ts';
