import { retryProviderEvent, type ProviderEvent } from '#contract/provider-events.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, type Outcomes } from '../../bulk-command.ts';
import { words } from '../../words.ts';

export default class EventsRetry extends BulkCommand {
  static override summary = words.eventsRetrySummary;
  static override examples = [
    '<%= config.bin %> events retry 5021',
    '<%= config.bin %> events list --state PARKED | <%= config.bin %> events retry',
  ];
  static override args = { events: manyIds };

  async run(): Promise<Outcomes<ProviderEvent>> {
    const { argv } = await this.parse(EventsRetry);
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(retryProviderEvent, { params: { id } }),
      say: ({ state, reason }) => [state, reason ?? ''].join('\t').trimEnd(),
    });
  }
}
