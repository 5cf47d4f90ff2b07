import { Flags } from '@oclif/core';
import {
  endpointStates,
  listWebhookEndpoints,
  type WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { idFlag } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<WebhookEndpoint> = {
  id: ({ id }) => id,
  merchant: ({ merchantId }) => merchantId,
  created: ({ createdAt }) => timeCell(createdAt),
  state: ({ state, disabledReason }) => (disabledReason === null ? state : `${state} (${disabledReason})`),
  types: ({ types }) => (types.length === 0 ? '*' : types.join(',')),
  failing: ({ failingSince }) => (failingSince === null ? '' : timeCell(failingSince)),
  address: ({ url }) => url,
};
const { search: _search, ...flags } = listFlagsOf(listWebhookEndpoints);

export default class WebhooksList extends PlatenoCommand {
  static override summary = messages.webhooksListSummary;
  static override examples = [
    '<%= config.bin %> webhooks list --merchant 7',
    '<%= config.bin %> webhooks list --state DISABLED --json',
  ];
  static override flags = {
    ...flags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    state: Flags.option({ options: endpointStates })({ summary: messages.stateFlag }),
  };

  async run(): Promise<{ total: number; endpoints: WebhookEndpoint[] }> {
    const { merchant: merchantId, state, ...list } = (await this.parse(WebhooksList)).flags;
    const query = { ...listQueryOf(list), merchantId, state };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listWebhookEndpoints, { query })));
    this.page(page, columns, messages.noWebhooks);
    return { total: page.total, endpoints: page.rows };
  }
}
