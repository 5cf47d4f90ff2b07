import { getUser, type User } from '#contract/users/users.ts';
import { inviteUser } from '#contract/users/account-mails.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class UsersInvite extends PlatenoCommand {
  static override summary = messages.userInviteSummary;
  static override examples = ['<%= config.bin %> users invite 12'];
  static override args = { user: oneId };
  static override flags = requestKeyFlag;

  async run(): Promise<User> {
    const { args } = await this.parse(UsersInvite);
    const params = { id: args.user };
    const user = await this.asOperator(async ({ ask }) => {
      await ask(inviteUser, { params });
      return ask(getUser, { params });
    });
    this.log(fill(messages.userInvited, { username: user.username, email: user.email }));
    return user;
  }
}
