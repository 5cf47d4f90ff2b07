export { CreateUser } from './application/create-user.ts';
export { ListSessionsOfUser } from './application/list-sessions-of-user.ts';
export { EmailTaken, UserNotFound } from './domain/failures.ts';
export { UserRoleChanged } from './domain/user-role-changed.ts';
export { Accounts, type Account } from './ports/accounts.ts';
export { Logins } from './ports/logins.ts';
