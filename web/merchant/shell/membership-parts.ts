/** One lazy chunk: what the portal shows around its pages only at times. */
export { ProviderAccountBanner } from '../account/index.ts';
export { HelpDialog } from '../help/index.ts';
export { AccountStatusReason } from './AccountStatusReason.tsx';
export { MerchantSwitcher, NoMembership } from '../team/index.ts';
export { renew } from '../notifications/index.ts';
export { BeyondPlanBanner } from '../team/index.ts';
export { ViewingBanner } from '../viewing/index.ts';
export { UnverifiedEmail } from './UnverifiedEmail.tsx';
