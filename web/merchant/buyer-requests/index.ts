export { OpenBuyerRequests } from './OpenBuyerRequests.tsx';
export { BuyerRequestPanel } from './BuyerRequestPanel.tsx';
