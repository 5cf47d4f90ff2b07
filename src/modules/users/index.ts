export { CreateUser } from './application/create-user.ts';
export { EmailTaken } from './domain/failures.ts';
export { Accounts } from './ports/accounts.ts';
export { Logins } from './ports/logins.ts';
