/** One lazy chunk: what the portal shows of memberships, questions and requests of customers around its pages. */
export { ProviderAccountBanner } from '../account/index.ts';
export { HelpDialog } from '../help/index.ts';
export { AccountStatusReason } from './AccountStatusReason.tsx';
export { OpenBuyerRequests } from '../buyer-requests/index.ts';
export { OpenQuestions } from '../questions/index.ts';
export { MerchantSwitcher, NoMembership } from '../team/index.ts';
export { renew } from '../notifications/index.ts';
export { ViewingBanner } from '../viewing/index.ts';
export { UnverifiedEmail } from './UnverifiedEmail.tsx';
