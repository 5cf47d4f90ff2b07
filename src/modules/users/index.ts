export { listSessionsOfUser, type ListedSession } from './adapters/postgres/list-sessions.ts';
export { CreateUser } from './application/create-user.ts';
export { EmailTaken, UserNotFound } from './domain/failures.ts';
export { UserRoleChanged } from './domain/user-role-changed.ts';
export { MerchantUserAccounts } from './application/merchant-user-accounts.ts';
export { OpenMerchants } from './ports/open-merchants.ts';
export { UserAccounts, type UserAccount } from './application/user-accounts.ts';
