export { LineOfRecord } from './LineOfRecord.tsx';
export { useLinesOf } from './use-bank.ts';
