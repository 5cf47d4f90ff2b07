import { Flags } from '@oclif/core';
import {
  deliveryStates,
  listDeliveries,
  type WebhookDelivery,
} from '#contract/integrations/webhook-endpoints.ts';
import { oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { EndpointCommand, typeFlag } from '../../endpoint-command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<WebhookDelivery> = {
  event: ({ eventId }) => eventId,
  created: ({ createdAt }) => timeCell(createdAt),
  type: ({ type }) => type,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  status: ({ lastStatus }) => lastStatus ?? '',
  next: ({ nextAt }) => (nextAt === null ? '' : timeCell(nextAt)),
};
const { search: _search, ...flags } = listFlagsOf(listDeliveries);

export default class WebhooksDeliveries extends EndpointCommand {
  static override summary = messages.webhooksDeliveriesSummary;
  static override examples = [
    '<%= config.bin %> webhooks deliveries 3 --state DEAD',
    '<%= config.bin %> webhooks deliveries 3 --type payment.succeeded --json',
  ];
  static override args = { id: oneId };
  static override flags = {
    ...flags,
    state: Flags.option({ options: deliveryStates })({ summary: messages.deliveryStateFlag }),
    type: typeFlag({ summary: messages.deliveryTypeFlag }),
  };

  async run(): Promise<{ total: number; deliveries: WebhookDelivery[] }> {
    const { args, flags: given } = await this.parse(WebhooksDeliveries);
    const { state, type, ...list } = given;
    const query = { ...listQueryOf(list), state, type };
    const params = { id: Number(args.id) };
    const page = await this.asOperator(async ({ ask }) =>
      pageOf(await ask(listDeliveries, { params, query })),
    );
    this.page(page, columns, messages.noDeliveries);
    return { total: page.total, deliveries: page.rows };
  }
}
