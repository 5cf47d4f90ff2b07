export { BillSnapshots } from './application/bill-snapshots.ts';
export { BillsOfMonth, type BillDocument } from './application/bills-of-month.ts';
export { RunBills, type BillRunResult } from './application/run-bills.ts';
export { problemsOfOperator, type OperatorProblem } from './domain/operator.ts';
export { SetUpOperator, type OperatorProfile } from './application/set-up-operator.ts';
export { readOperatorProblems } from './adapters/postgres/operator-problem.ts';
export { presentBillRun } from './adapters/http/present-bill.ts';
