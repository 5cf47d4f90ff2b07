export { MonthsPage } from './MonthsPage.tsx';
export { monthName, nameOfMonth } from './month-name.ts';
