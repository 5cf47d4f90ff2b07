export { LimitsCard, LimitsPanel } from './LimitsCard.tsx';
