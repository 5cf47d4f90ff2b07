import { Failure } from '#kernel/failure.ts';
import type { OperatorProblem } from './operator.ts';

/** No merchant is the operator of the installation: nothing is billed. */
export class NoOperator extends Failure {
  readonly code = 'billing.no-operator';
  readonly kind = 'conflict';
}

/** The operator lacks what its documents need. */
export class OperatorIncomplete extends Failure {
  readonly code = 'billing.operator-incomplete';
  readonly kind = 'conflict';

  constructor(problems: readonly OperatorProblem[]) {
    super({ details: { missing: problems } });
  }
}

/** The operator has closed the month of today, or a later one: no document can be dated in it. */
export class OperatorMonthClosed extends Failure {
  readonly code = 'billing.month-closed';
  readonly kind = 'conflict';

  constructor(month: string) {
    super({ params: { month } });
  }
}

/** The merchant has no bill of the month, or the bill belongs to another merchant. */
export class BillNotFound extends Failure {
  readonly code = 'billing.not-found';
  readonly kind = 'missing';
}

/** The bill waits: it has no document yet. */
export class BillWithoutDocument extends Failure {
  readonly code = 'billing.no-document';
  readonly kind = 'conflict';
}

/** Another run billed a month of the merchant meanwhile. */
export class BillChanged extends Failure {
  readonly code = 'billing.changed';
  readonly kind = 'conflict';
}
