export { FormerProfile, SettingsPages } from './SettingsPages.tsx';
