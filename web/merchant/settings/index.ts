export { SettingsColumn } from './SettingsColumn.tsx';
export { FormerProfile, SettingsPages } from './SettingsPages.tsx';
