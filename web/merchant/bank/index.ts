export { LineOfRecord } from './LineOfRecord.tsx';
export { PayerAccount } from './PayerAccount.tsx';
export { useLinesOf } from './use-bank.ts';
