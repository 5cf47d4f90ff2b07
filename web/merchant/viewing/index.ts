export { ViewingBanner } from './ViewingBanner.tsx';
