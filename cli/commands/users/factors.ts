import { getUser } from '#contract/users/users.ts';
import type { ListedFactors } from '#modules/users/index.ts';
import { oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<ListedFactors['factors'][number]> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  name: ({ name }) => name,
  created: ({ createdAt }) => timeCell(createdAt),
  'last used': ({ lastUsedAt }) => timeCell(lastUsedAt),
};

export default class UsersFactors extends PlatenoCommand {
  static override upTo = 'merchants' as const;
  static override summary = messages.userFactorsSummary;
  static override examples = ['<%= config.bin %> users factors 12'];
  static override args = { user: oneId };

  async run(): Promise<ListedFactors> {
    const { args } = await this.parse(UsersFactors);
    const params = { id: args.user };
    const { ListFactorsOfUser } = await import('#modules/users/index.ts');
    const listed = await this.asOperator(async ({ application, actor, ask }) => {
      const { id } = await ask(getUser, { params });
      return application.resolve(ListFactorsOfUser)(actor, id);
    });
    this.table(listed.factors, columns, messages.noFactors);
    if (listed.factors.length > 0)
      this.log(fill(messages.recoveryCodesLeft, { count: listed.recoveryCodesLeft }));
    return listed;
  }
}
