/** One lazy chunk: the pages for those who run the business together, and their cards on other pages. */
export { HomeCards } from '../home/index.ts';
export { LimitsCard } from '../limits/index.ts';
export { MembershipPages } from './MembershipPages.tsx';
