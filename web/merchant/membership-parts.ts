/** One lazy chunk: what the portal shows of memberships and questions around its pages. */
export { OpenQuestions } from './questions/OpenQuestions.tsx';
export { MerchantSwitcher } from './team/MerchantSwitcher.tsx';
export { NoMembership } from './team/NoMembership.tsx';
