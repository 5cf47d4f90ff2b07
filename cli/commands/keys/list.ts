import { Flags } from '@oclif/core';
import { listApiKeys, type ApiKey } from '#contract/integrations/api-keys.ts';
import { idFlag } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<ApiKey> = {
  id: ({ id }) => id,
  merchant: ({ merchantName }) => merchantName,
  name: ({ name }) => name,
  scopes: ({ scopes }) => scopes.join(','),
  networks: ({ networks }) => networks.join(','),
  'last used': ({ lastUsedAt }) => timeCell(lastUsedAt),
  expires: ({ expiresAt }) => timeCell(expiresAt),
  ended: ({ endReason }) => endReason,
};
const { search: _search, ...flags } = listFlagsOf(listApiKeys);

export default class KeysList extends PlatenoCommand {
  static override summary = messages.keysListSummary;
  static override examples = [
    '<%= config.bin %> keys list --merchant 7 --live',
    '<%= config.bin %> keys list --sort lastUsedAt --json',
  ];
  static override flags = {
    ...flags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    live: Flags.boolean({ summary: messages.keyLiveFlag }),
  };

  async run(): Promise<{ total: number; keys: ApiKey[] }> {
    const { merchant: merchantId, live, ...list } = (await this.parse(KeysList)).flags;
    const query = { ...listQueryOf(list), merchantId, ...(live && { isLive: 'true' as const }) };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listApiKeys, { query })));
    this.page(page, columns, messages.noKeys);
    return { total: page.total, keys: page.rows };
  }
}
