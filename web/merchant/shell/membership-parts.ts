/** One lazy chunk: what the portal shows of memberships, questions and requests of customers around its pages. */
export { ProviderAccountBanner } from '../account/ProviderAccountBanner.tsx';
export { HelpDialog } from '../help/HelpDialog.tsx';
export { AccountStatusReason } from './AccountStatusReason.tsx';
export { OpenBuyerRequests } from '../buyer-requests/OpenBuyerRequests.tsx';
export { OpenQuestions } from '../questions/OpenQuestions.tsx';
export { MerchantSwitcher } from '../team/MerchantSwitcher.tsx';
export { NoMembership } from '../team/NoMembership.tsx';
export { renew } from '../notifications/push-browser.ts';
export { ViewingBanner } from '../viewing/ViewingBanner.tsx';
