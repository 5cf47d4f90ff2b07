import { describeUsers } from '#test/contracts/users.ts';
import { openUsersDatabase } from './users-database.ts';

describeUsers('PostgreSQL', openUsersDatabase);
