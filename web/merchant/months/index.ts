export { MonthsPage } from './MonthsPage.tsx';
export { nameOfMonth } from './month-name.ts';
