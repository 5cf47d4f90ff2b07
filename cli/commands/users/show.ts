import { getUser, type User } from '#contract/users/users.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class UsersShow extends PlatenoCommand {
  static override upTo = 'merchants' as const;
  static override summary = messages.userShowSummary;
  static override examples = ['<%= config.bin %> users show 12', '<%= config.bin %> users show 12 --json'];
  static override args = { user: oneId };

  async run(): Promise<User> {
    const { args } = await this.parse(UsersShow);
    const user = await this.asOperator(({ ask }) => ask(getUser, { params: { id: args.user } }));
    this.facts(user);
    return user;
  }
}
