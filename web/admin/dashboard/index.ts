export { Dashboard } from './Dashboard.tsx';
export { SimpleDashboard } from './SimpleDashboard.tsx';
