export { OpenQuestions } from './OpenQuestions.tsx';
export { QuestionsPage } from './QuestionsPage.tsx';
