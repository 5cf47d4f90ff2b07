export { BillsOfMonth, type BillDocument } from './application/bills-of-month.ts';
export { RunBills, type BillRunResult } from './application/run-bills.ts';
export { problemsOfOperator, type OperatorProblem } from './domain/operator.ts';
