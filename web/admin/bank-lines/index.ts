import type { BankLine } from '#contract/banking/bank-lines.ts';
import { BankLineList } from './BankLineList.tsx';
import { BankLineShow } from './BankLineShow.tsx';

export { LinesOfMerchant } from './LinesOfMerchant.tsx';
export { StatementImport } from './StatementImport.tsx';

export default {
  name: 'bank-lines',
  list: BankLineList,
  show: BankLineShow,
  recordRepresentation: (line: BankLine) => String(line.id),
};
