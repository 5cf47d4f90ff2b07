export { PayoutCard } from './PayoutCard.tsx';
export { PayoutPage } from './PayoutPage.tsx';
export { PayoutsPage } from './PayoutsPage.tsx';
export { PayoutMessages } from './messages/PayoutMessages.tsx';
export { usePayoutMessages } from './messages/use-payout-messages.ts';
export { usePayoutOfPayment } from './use-payouts.ts';
