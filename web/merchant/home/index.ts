export { HomePage } from './HomePage.tsx';
export { RecentPayments } from './RecentPayments.tsx';
export { TakingsChart } from './TakingsChart.tsx';
