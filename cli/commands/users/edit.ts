import { Flags } from '@oclif/core';
import { getUser, updateUser, type User } from '#contract/users.ts';
import { roles } from '#kernel/actor.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, words } from '../../words.ts';

export default class UsersEdit extends PlatenoCommand {
  static override summary = words.userEditSummary;
  static override examples = [
    '<%= config.bin %> users edit 12 --email vera@firma.bg',
    '<%= config.bin %> users edit 12 --role SUPPORT',
  ];
  static override args = { user: oneId };
  static override flags = {
    username: Flags.string({ summary: words.usernameFlag }),
    email: Flags.string({ summary: words.emailFlag }),
    'first-name': Flags.string({ summary: words.firstNameFlag }),
    'last-name': Flags.string({ summary: words.lastNameFlag }),
    role: Flags.option({ options: roles })({ summary: words.roleFlag }),
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
    this.log(fill(words.userEdited, { username: user.username, id: user.id }));
    return user;
  }
}
