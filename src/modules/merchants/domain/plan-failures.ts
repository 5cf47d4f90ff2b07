import { Failure } from '#kernel/failure.ts';

/** The installation has no operator that bills plans. */
export class PlansNotOffered extends Failure {
  readonly code = 'plans.not-offered';
  readonly kind = 'conflict';
}

/** The operator of the installation has every feature and is never billed. */
export class OperatorsPlan extends Failure {
  readonly code = 'plans.operator';
  readonly kind = 'conflict';
}

/** The merchant has tried a plan, is on a larger one, or chose one that begins later. */
export class TrialNotPossible extends Failure {
  readonly code = 'plans.no-trial';
  readonly kind = 'conflict';
}

/** A bill is unpaid after its due day: a larger plan begins when it is paid. */
export class BillIsDue extends Failure {
  readonly code = 'plans.bill-due';
  readonly kind = 'conflict';
}
