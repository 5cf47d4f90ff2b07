export { BillPage } from './BillPage.tsx';
export { PlanPage, SamplePlanPage } from './PlanPage.tsx';
