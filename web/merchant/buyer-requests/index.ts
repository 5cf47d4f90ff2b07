export { OpenBuyerRequests } from './OpenBuyerRequests.tsx';
