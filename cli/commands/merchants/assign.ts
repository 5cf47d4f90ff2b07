import { Flags } from '@oclif/core';
import { setAssignments } from '#contract/merchants/merchant-management.ts';
import { getUser } from '#contract/users/users.ts';
import { idFlag, manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag } from '../../bulk-command.ts';
import { fill, messages } from '../../messages.ts';

export default class MerchantsAssign extends BulkCommand {
  static override summary = messages.merchantAssignSummary;
  static override examples = [
    '<%= config.bin %> merchants assign --accountant 3 7 8',
    '<%= config.bin %> merchants assign --accountant 3 --remove 8',
  ];
  static override args = { merchants: manyIds };
  static override flags = {
    ...dryRunFlag,
    accountant: idFlag({ required: true, summary: messages.accountantFlag }),
    remove: Flags.boolean({ summary: messages.removeFlag }),
  };

  async run(): Promise<{ merchantIds: number[] }> {
    const { argv, flags } = await this.parse(MerchantsAssign);
    const named = (await this.idsOf(argv)).map(Number);
    const params = { id: flags.accountant };
    // All or none: one wrong id in the list fails the command and is named.
    const assigned = await this.asOperator(async ({ ask }) => {
      const { merchantIds: before } = await ask(getUser, { params });
      const wanted = flags.remove ? before.filter((id) => !named.includes(id)) : [...before, ...named];
      return ask(setAssignments, { params, body: { merchantIds: wanted } });
    });
    const merchants = fill(messages.merchantAssigned, { merchants: assigned.merchantIds.join(', ') || '-' });
    this.log(this.isDryRun ? fill(messages.would, { now: merchants }) : merchants);
    return assigned;
  }
}
