import { Flags } from '@oclif/core';
import { archiveStates, listArchives, type Archive } from '#contract/archives/archives.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<Archive> = {
  id: ({ id }) => id,
  merchant: ({ merchantId }) => merchantId,
  name: ({ merchantName }) => merchantName,
  state: ({ state }) => state,
  parts: ({ done, total }) => `${done}/${total ?? '?'}`,
  failed: ({ failedPart }) => failedPart,
  bytes: ({ bytes }) => bytes,
  requested: ({ requestedAt }) => requestedAt,
  by: ({ requestedBy }) => requestedBy,
  until: ({ expiresAt }) => expiresAt,
};

export default class MerchantsArchives extends PlatenoCommand {
  static override upTo = 'archives' as const;
  static override summary = messages.merchantsArchivesSummary;
  static override examples = [
    '<%= config.bin %> merchants archives',
    '<%= config.bin %> merchants archives --state MAKING --json',
  ];
  static override flags = {
    ...listFlagsOf(listArchives),
    merchant: idFlag({ summary: messages.merchantFlag }),
    state: Flags.option({ options: archiveStates })({ summary: messages.archiveStateFlag }),
  };

  async run(): Promise<{ total: number; archives: Archive[] }> {
    const { merchant: merchantId, state, ...list } = (await this.parse(MerchantsArchives)).flags;
    const query = { ...listQueryOf(list), merchantId, state };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listArchives, { query })));
    this.page(page, columns, messages.noArchives);
    return { total: page.total, archives: page.rows };
  }
}
