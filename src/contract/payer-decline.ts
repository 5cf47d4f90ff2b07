/** Why a bank refused a card, as its payer may know it, by the provider's decline code. */
export { payerDeclineOf, type PayerDecline } from '#kernel/payer-decline.ts';
