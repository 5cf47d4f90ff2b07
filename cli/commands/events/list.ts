import { Flags } from '@oclif/core';
import type { listWebhookEvents } from '#modules/payments/index.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { queryDeps } from '../../query-deps.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

type WebhookEvents = Awaited<ReturnType<typeof listWebhookEvents>>['items'];
const states = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;

const columns: Columns<WebhookEvents[number]> = {
  id: ({ id }) => id,
  received: ({ receivedAt }) => timeCell(receivedAt),
  state: ({ state }) => state,
  type: ({ type }) => type,
  reason: ({ reason }) => reason,
  payment: ({ paymentId }) => paymentId,
};

export default class EventsList extends PlatenoCommand {
  static override upTo = 'payments' as const;
  static override summary = messages.eventsListSummary;
  static override examples = [
    '<%= config.bin %> events list --state PARKED',
    '<%= config.bin %> events list --limit 500 --json',
  ];
  static override flags = {
    state: Flags.option({ options: states })({ summary: messages.stateFlag }),
    limit: Flags.integer({ default: 50, min: 1, max: 10_000, summary: messages.limitFlag }),
  };

  async run(): Promise<{ events: WebhookEvents }> {
    const { state, limit } = (await this.parse(EventsList)).flags;
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items: events } = await this.asOperator(async ({ application, actor }) => {
      const api = await import('#modules/payments/index.ts');
      return api.listWebhookEvents(await queryDeps(application), { actor, filters: { state }, page });
    });
    this.table(events, columns, messages.noEvents);
    return { events };
  }
}
