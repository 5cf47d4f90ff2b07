import { Failure } from '#kernel/failure.ts';

/** The link's token is unknown, or its invitation is expired, withdrawn, used, or of a merchant that may not act. */
export class InvitationGone extends Failure {
  readonly code = 'invitations.gone';
  readonly kind = 'gone';
}

/** The invited address has an account: its user signs in to accept. */
export class SignInToAccept extends Failure {
  readonly code = 'invitations.sign-in';
  readonly kind = 'unauthenticated';
}

/** The invitation is to another address than that of the caller. */
export class OtherAddress extends Failure {
  readonly code = 'invitations.other-address';
  readonly kind = 'forbidden';
}

/** The account of the invited address has another role, and a user has one. */
export class OtherRole extends Failure {
  readonly code = 'invitations.other-role';
  readonly kind = 'conflict';
}

/** The merchant of the caller has no such invitation. */
export class InvitationNotFound extends Failure {
  readonly code = 'invitations.not-found';
  readonly kind = 'missing';
}

/** The invitation is accepted, refused, withdrawn or expired. */
export class InvitationSettled extends Failure {
  readonly code = 'invitations.settled';
  readonly kind = 'conflict';
}

/** The merchant of the caller has no such accountant. */
export class AccountantNotFound extends Failure {
  readonly code = 'invitations.no-such-accountant';
  readonly kind = 'missing';
}

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
