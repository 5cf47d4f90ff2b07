export { BeyondPlanBanner } from './BeyondPlanBanner.tsx';
export { MerchantSwitcher } from './MerchantSwitcher.tsx';
export { NoMembership } from './NoMembership.tsx';
export { TeamPage } from './TeamPage.tsx';
export { OwnName } from './OwnName.tsx';
export { TeamPlace } from './TeamPlace.tsx';
