import { lockUser, type User } from '#contract/users.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, type Outcomes } from '../../bulk-command.ts';
import { words } from '../../words.ts';

export default class UsersLock extends BulkCommand {
  static override summary = words.userLockSummary;
  static override examples = [
    '<%= config.bin %> users lock 12 13',
    '<%= config.bin %> users list --search @firma.bg | <%= config.bin %> users lock',
  ];
  static override args = { users: manyIds };

  async run(): Promise<Outcomes<User>> {
    const { argv } = await this.parse(UsersLock);
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(lockUser, { params: { id } }),
      say: ({ status }) => status,
    });
  }
}
