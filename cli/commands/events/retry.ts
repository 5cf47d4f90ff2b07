import { getProviderEvent, retryProviderEvent, type ProviderEvent } from '#contract/provider-events.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { fill, messages } from '../../messages.ts';

export default class EventsRetry extends BulkCommand {
  static override summary = messages.eventsRetrySummary;
  static override examples = [
    '<%= config.bin %> events retry 5021',
    '<%= config.bin %> events list --state PARKED | <%= config.bin %> events retry',
  ];
  static override args = { events: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<ProviderEvent>> {
    const { argv, flags } = await this.parse(EventsRetry);
    const isDry = flags['dry-run'];
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(isDry ? getProviderEvent : retryProviderEvent, { params: { id } }),
      describe: ({ state, reason }) =>
        [isDry ? fill(messages.would, { now: `${state} → NEW` }) : state, reason ?? ''].join('\t').trimEnd(),
    });
  }
}
