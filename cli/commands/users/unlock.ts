import { getUser, unlockUser, type User } from '#contract/users.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { fill, messages } from '../../messages.ts';

export default class UsersUnlock extends BulkCommand {
  static override summary = messages.userUnlockSummary;
  static override examples = [
    '<%= config.bin %> users unlock 12',
    '<%= config.bin %> users list --status LOCKED | <%= config.bin %> users unlock',
  ];
  static override args = { users: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<User>> {
    const { argv, flags } = await this.parse(UsersUnlock);
    const isDry = flags['dry-run'];
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(isDry ? getUser : unlockUser, { params: { id } }),
      describe: ({ status }) => (isDry ? fill(messages.would, { now: `${status} → ACTIVE` }) : status),
    });
  }
}
