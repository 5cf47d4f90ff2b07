export { Shortcuts } from './Shortcuts.tsx';
