import { getUser, lockUser, type User } from '#contract/users.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { fill, messages } from '../../messages.ts';

export default class UsersLock extends BulkCommand {
  static override summary = messages.userLockSummary;
  static override examples = [
    '<%= config.bin %> users lock 12 13',
    '<%= config.bin %> users list --search @firma.bg | <%= config.bin %> users lock',
  ];
  static override args = { users: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<User>> {
    const { argv, flags } = await this.parse(UsersLock);
    const isDry = flags['dry-run'];
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(isDry ? getUser : lockUser, { params: { id } }),
      describe: ({ status }) => (isDry ? fill(messages.would, { now: `${status} → LOCKED` }) : status),
    });
  }
}
