/** What may be charged whom, so that forms offer what the server accepts. */
export { buyerKindOf } from '#kernel/buyer.ts';
export { countries, countryNames } from '#kernel/countries.ts';
export { isOtherMemberState } from '#kernel/eu-vat-number.ts';
export {
  chosenGrounds,
  exemptGrounds,
  groundsFor,
  ratesFor,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#kernel/sale-vat.ts';
export { exampleVatNumberOf, isEuVatNumberOf, isVatNumberOf } from '#kernel/vat-number.ts';
export { vatTerritoryOf } from '#kernel/vat-territories.ts';
