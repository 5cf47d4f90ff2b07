export { listSessionsOfUser, type ListedSession } from './adapters/postgres/list-sessions.ts';
export { ListFactorsOfUser, type ListedFactors } from './application/list-factors.ts';
export { CreateUser } from './application/create-user.ts';
export {
  queueMailToOwners,
  queueMailToPersonAndOwners,
  type OwnerMailDeps,
} from './application/queue-mail-to-owners.ts';
export { queueSecurityMail } from './application/queue-security-mail.ts';
export { EmailTaken, NoMembership, UserNotFound } from './domain/failures.ts';
export { RegistrationEmailCorrected } from './domain/registration-email-corrected.ts';
export { UnverifiedAccessEnded } from './domain/unverified-access-ended.ts';
export { UserRoleChanged } from './domain/user-role-changed.ts';
export { InvitedAccounts } from './application/invited-accounts.ts';
export type { Membership } from './domain/membership.ts';
export type { InvitedRole } from './application/invited-accounts.ts';
export { MerchantUserAccounts } from './application/merchant-user-accounts.ts';
export { OpenMerchants, type NamedMerchant } from './ports/open-merchants.ts';
export { mustBeSignedIn } from './application/policies.ts';
export { TeamMembers, type EndedMembership, type Room } from './application/team-members.ts';
export { UserAccounts, type UserAccount } from './application/user-accounts.ts';
