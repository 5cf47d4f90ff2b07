import { Flags } from '@oclif/core';
import { getUser, updateUser, type User } from '#contract/users/users.ts';
import { roles } from '#kernel/actor.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class UsersEdit extends PlatenoCommand {
  static override summary = messages.userEditSummary;
  static override examples = [
    '<%= config.bin %> users edit 12 --email vera@firma.bg',
    '<%= config.bin %> users edit 12 --role SUPPORT',
  ];
  static override args = { user: oneId };
  static override flags = {
    username: Flags.string({ summary: messages.usernameFlag }),
    email: Flags.string({ summary: messages.emailFlag }),
    'first-name': Flags.string({ summary: messages.firstNameFlag }),
    'last-name': Flags.string({ summary: messages.lastNameFlag }),
    role: Flags.option({ options: roles })({ summary: messages.roleFlag }),
  };

  async run(): Promise<User> {
    const { args, flags } = await this.parse(UsersEdit);
    const params = { id: args.user };
    const user = await this.asOperator(async ({ ask }) => {
      const before = await ask(getUser, { params });
      const body = {
        username: flags.username ?? before.username,
        email: flags.email ?? before.email,
        firstName: flags['first-name'] ?? before.firstName,
        lastName: flags['last-name'] ?? before.lastName,
        role: flags.role ?? before.role,
      };
      return ask(updateUser, { params, body });
    });
    this.log(fill(messages.userEdited, { username: user.username, id: user.id }));
    return user;
  }
}
