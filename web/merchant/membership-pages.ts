/** One lazy chunk: the pages for those who run the business together. */
export { AccountPage } from './account/AccountPage.tsx';
export { LimitsCard } from './limits/LimitsCard.tsx';
export { MonthsPage } from './months/MonthsPage.tsx';
export { PayoutCard } from './payouts/PayoutCard.tsx';
export { PayoutPage } from './payouts/PayoutPage.tsx';
export { PayoutsPage } from './payouts/PayoutsPage.tsx';
export { QuestionsPage } from './questions/QuestionsPage.tsx';
export { ThresholdCard } from './threshold/ThresholdCard.tsx';
export { ThresholdPage } from './threshold/ThresholdPage.tsx';
export { TeamPage } from './team/TeamPage.tsx';
