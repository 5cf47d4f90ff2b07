export { LimitsCard } from './LimitsCard.tsx';
