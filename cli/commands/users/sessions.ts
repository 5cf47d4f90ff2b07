import { Flags } from '@oclif/core';
import { endSessionsOfUser, getUser } from '#contract/users/users.ts';
import { Clock } from '#kernel/clock.ts';
import type { ListedSession } from '#modules/users/index.ts';
import { oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

type Sessions = readonly ListedSession[];

const columns: Columns<Sessions[number]> = {
  id: ({ id }) => id,
  'signed in': ({ createdAt }) => timeCell(createdAt),
  'last seen': ({ lastSeenAt }) => timeCell(lastSeenAt),
  address: ({ address }) => address,
  browser: ({ userAgent }) => userAgent,
};

export default class UsersSessions extends PlatenoCommand {
  static override upTo = 'merchants' as const;
  static override summary = messages.userSessionsSummary;
  static override examples = [
    '<%= config.bin %> users sessions 12',
    '<%= config.bin %> users sessions 12 --end',
  ];
  static override args = { user: oneId };
  static override flags = { end: Flags.boolean({ summary: messages.endFlag }) };

  async run(): Promise<{ sessions: Sessions }> {
    const { args, flags } = await this.parse(UsersSessions);
    const params = { id: args.user };
    const sessions = await this.asOperator(async ({ application, actor, ask }) => {
      if (flags.end) await ask(endSessionsOfUser, { params });
      const { id: userId } = await ask(getUser, { params });
      const { listSessionsOfUser } = await import('#modules/users/index.ts');
      const { DatabaseToken } = await import('#platform/database/database.ts');
      const deps = { database: application.resolve(DatabaseToken), clock: application.resolve(Clock) };
      return listSessionsOfUser(deps, actor, userId);
    });
    if (flags.end) this.log(messages.sessionsEnded);
    else this.table(sessions, columns, messages.noSessions);
    return { sessions };
  }
}
