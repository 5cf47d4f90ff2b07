/** One lazy chunk: the pages for those who run the business together, and their cards on other pages. */
export { HomeCards } from '../home/HomeCards.tsx';
export { LimitsCard } from '../limits/LimitsCard.tsx';
export { MembershipPages } from './MembershipPages.tsx';
