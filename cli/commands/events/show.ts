import { getProviderEvent, type ProviderEvent } from '#contract/payments/provider-events.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class EventsShow extends PlatenoCommand {
  static override summary = messages.eventShowSummary;
  static override examples = ['<%= config.bin %> events show 5021'];
  static override args = { event: oneId };

  async run(): Promise<ProviderEvent> {
    const { args } = await this.parse(EventsShow);
    const event = await this.asOperator(({ ask }) => ask(getProviderEvent, { params: { id: args.event } }));
    this.facts(event);
    return event;
  }
}
