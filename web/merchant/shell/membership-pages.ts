/** One lazy chunk: the pages for those who run the business together, and the card of limits. */
export { LimitsCard } from '../limits/index.ts';
export { MembershipPages } from './MembershipPages.tsx';
