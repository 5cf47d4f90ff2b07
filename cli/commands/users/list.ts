import { Flags } from '@oclif/core';
import { listUsers, userStatuses, type User } from '#contract/users/users.ts';
import { roles } from '#kernel/actor.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<User> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  email: ({ email }) => email,
  role: ({ role }) => role,
  status: ({ status }) => status,
  'last login': ({ lastLogin }) => timeCell(lastLogin),
};

export default class UsersList extends PlatenoCommand {
  static override upTo = 'merchants' as const;
  static override summary = messages.usersListSummary;
  static override examples = [
    '<%= config.bin %> users list --role ADMIN',
    '<%= config.bin %> users list --status LOCKED --json',
  ];
  static override flags = {
    ...listFlagsOf(listUsers),
    role: Flags.option({ options: roles })({ summary: messages.roleFlag }),
    status: Flags.option({ options: userStatuses })({ summary: messages.stateFlag }),
  };

  async run(): Promise<{ total: number; users: User[] }> {
    const { role, status, ...list } = (await this.parse(UsersList)).flags;
    const query = { ...listQueryOf(list), role, status };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listUsers, { query })));
    this.page(page, columns, messages.noUsers);
    return { total: page.total, users: page.rows };
  }
}
