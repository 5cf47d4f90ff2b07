import { getUser, lockUser, type User } from '#contract/users/users.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';

export default class UsersLock extends BulkCommand {
  static override summary = messages.userLockSummary;
  static override examples = [
    '<%= config.bin %> users lock 12 13',
    '<%= config.bin %> users list --search @firma.bg | <%= config.bin %> users lock',
  ];
  static override args = { users: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<User>> {
    const { argv } = await this.parse(UsersLock);
    return this.doEach({
      ids: await this.idsOf(argv),
      before: (ask, id) => ask(getUser, { params: { id } }),
      each: (ask, id) => ask(lockUser, { params: { id } }),
      describe: ({ status }) => status,
    });
  }
}
