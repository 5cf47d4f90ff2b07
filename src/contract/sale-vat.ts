/** What may be charged whom, so that forms offer what the server accepts. */
export { buyerKindOf, isVatNumberOf } from '#kernel/buyer.ts';
export { countries } from '#kernel/countries.ts';
export {
  chosenGrounds,
  exemptGrounds,
  groundsFor,
  ratesFor,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#kernel/sale-vat.ts';
