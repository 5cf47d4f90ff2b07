export { PayoutCard } from './PayoutCard.tsx';
export { PayoutPage } from './PayoutPage.tsx';
export { PayoutsPage } from './PayoutsPage.tsx';
export { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';
export { usePayoutOfPayment } from './use-payouts.ts';
