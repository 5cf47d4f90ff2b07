import { Failure } from '#kernel/failure.ts';

/** The last OWNER of a team cannot be removed, demoted or leave: no member could manage the merchant. */
export class LastOwner extends Failure {
  readonly code = 'team.last-owner';
  readonly kind = 'conflict';
}

/** The user is no member of the team. */
export class MemberNotFound extends Failure {
  readonly code = 'team.member-not-found';
  readonly kind = 'missing';
}

/** The caller is no member of the team of such a merchant, or the merchant is closed. */
export class NoMembership extends Failure {
  readonly code = 'team.no-membership';
  readonly kind = 'missing';
}

/** No open merchant has the id that staff wants to view. */
export class ViewedMerchantNotFound extends Failure {
  readonly code = 'team.merchant-not-found';
  readonly kind = 'missing';
}
