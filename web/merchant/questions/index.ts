export { QuestionsPage } from './QuestionsPage.tsx';
