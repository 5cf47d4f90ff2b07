import { unlockUser, type User } from '#contract/users.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, type Outcomes } from '../../bulk-command.ts';
import { words } from '../../words.ts';

export default class UsersUnlock extends BulkCommand {
  static override summary = words.userUnlockSummary;
  static override examples = [
    '<%= config.bin %> users unlock 12',
    '<%= config.bin %> users list --status LOCKED | <%= config.bin %> users unlock',
  ];
  static override args = { users: manyIds };

  async run(): Promise<Outcomes<User>> {
    const { argv } = await this.parse(UsersUnlock);
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(unlockUser, { params: { id } }),
      say: ({ status }) => status,
    });
  }
}
