import { getUser, updateUser, type User } from '#contract/users/users.ts';
import { oneId } from '../../arguments.ts';
import { passwordFlags, PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class UsersResetPassword extends PlatenoCommand {
  static override summary = messages.userResetSummary;
  static override examples = [
    '<%= config.bin %> users reset-password 12',
    '<%= config.bin %> users reset-password 12 --password-stdin < password.txt',
  ];
  static override args = { user: oneId };
  static override flags = passwordFlags;

  async run(): Promise<User> {
    const { args, flags } = await this.parse(UsersResetPassword);
    const password = await this.readPassword(flags);
    if (password === '') this.error(messages.passwordMissing, { exit: 2 });
    const params = { id: args.user };
    const user = await this.asOperator(async ({ ask }) => {
      const { username, email, firstName, lastName, role } = await ask(getUser, { params });
      return ask(updateUser, { params, body: { username, email, firstName, lastName, role, password } });
    });
    this.log(fill(messages.userReset, { username: user.username }));
    return user;
  }
}
