export { Portal } from '../shell/Portal.tsx';
