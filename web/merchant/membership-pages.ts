/** One lazy chunk: the pages for those who run the business together. */
export { QuestionsPage } from './questions/QuestionsPage.tsx';
export { TeamPage } from './team/TeamPage.tsx';
