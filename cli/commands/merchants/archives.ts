import { listArchives, type Archive } from '#contract/archives/archives.ts';
import { PlatenoCommand } from '../../command.ts';
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
    '<%= config.bin %> merchants archives --json',
  ];

  async run(): Promise<{ archives: Archive[] }> {
    await this.parse(MerchantsArchives);
    const archives = await this.asOperator(({ ask }) => ask(listArchives));
    this.table(archives, columns, messages.noArchives);
    return { archives };
  }
}
