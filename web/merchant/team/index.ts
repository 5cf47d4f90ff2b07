export { MerchantSwitcher } from './MerchantSwitcher.tsx';
export { NoMembership } from './NoMembership.tsx';
export { TeamPage } from './TeamPage.tsx';
export { TeamPlace } from './TeamPlace.tsx';
