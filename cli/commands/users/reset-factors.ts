import { removeFactorsOfUser } from '#contract/users/second-factors.ts';
import { getUser, type UserDetail } from '#contract/users/users.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class UsersResetFactors extends PlatenoCommand {
  static override summary = messages.userResetFactorsSummary;
  static override examples = ['<%= config.bin %> users reset-factors 12'];
  static override args = { user: oneId };

  async run(): Promise<UserDetail> {
    const { args } = await this.parse(UsersResetFactors);
    const params = { id: args.user };
    const user = await this.asOperator(async ({ ask }) => {
      const found = await ask(getUser, { params });
      await ask(removeFactorsOfUser, { params });
      return found;
    });
    this.log(fill(messages.userFactorsReset, { username: user.username }));
    return user;
  }
}
