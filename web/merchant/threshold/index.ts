export { ThresholdCard } from './ThresholdCard.tsx';
export { ThresholdPage } from './ThresholdPage.tsx';
