import {
  getProviderEvent,
  retryProviderEvent,
  type ProviderEvent,
} from '#contract/payments/provider-events.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class EventsRetry extends BulkCommand {
  static override summary = messages.eventsRetrySummary;
  static override examples = [
    '<%= config.bin %> events retry 5021',
    '<%= config.bin %> events list --state PARKED | <%= config.bin %> events retry',
  ];
  static override args = { events: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<ProviderEvent>> {
    const { argv } = await this.parse(EventsRetry);
    return this.doEach({
      ids: await this.idsOf(argv),
      before: (ask, id) => ask(getProviderEvent, { params: { id } }),
      each: (ask, id) => ask(retryProviderEvent, { params: { id } }),
      changing: ({ state }) => state,
      describe: ({ state, reason }) => tabbed([state, reason ?? '']),
    });
  }
}
