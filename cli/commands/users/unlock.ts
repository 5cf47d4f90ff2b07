import { getUser, unlockUser, type User } from '#contract/users/users.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';

export default class UsersUnlock extends BulkCommand {
  static override summary = messages.userUnlockSummary;
  static override examples = [
    '<%= config.bin %> users unlock 12',
    '<%= config.bin %> users list --status LOCKED | <%= config.bin %> users unlock',
  ];
  static override args = { users: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<User>> {
    const { argv } = await this.parse(UsersUnlock);
    return this.doEach({
      ids: await this.idsOf(argv),
      before: (ask, id) => ask(getUser, { params: { id } }),
      each: (ask, id) => ask(unlockUser, { params: { id } }),
      describe: ({ status }) => status,
    });
  }
}
