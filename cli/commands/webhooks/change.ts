import { Flags } from '@oclif/core';
import {
  changeWebhookEndpoint,
  endpointStates,
  type WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { oneId } from '../../arguments.ts';
import { EndpointCommand, endpointFlags, typesIn } from '../../endpoint-command.ts';
import { fill, messages } from '../../messages.ts';

export default class WebhooksChange extends EndpointCommand {
  static override summary = messages.webhooksChangeSummary;
  static override examples = [
    '<%= config.bin %> webhooks change 3 --state ENABLED',
    '<%= config.bin %> webhooks change 3 --url https://shop.example/new --json',
  ];
  static override args = { id: oneId };
  static override flags = {
    ...endpointFlags,
    url: Flags.string({ summary: messages.webhookUrlFlag }),
    state: Flags.option({ options: endpointStates })({ summary: messages.webhookStateFlag }),
  };

  async run(): Promise<WebhookEndpoint> {
    const { args, flags } = await this.parse(WebhooksChange);
    const id = Number(args.id);
    const changed = await this.forEndpoint(id, ({ ask, endpoint }) => {
      const body = {
        url: flags.url ?? endpoint.url,
        types: flags.types === undefined ? endpoint.types : typesIn(flags.types),
        description: flags.description ?? endpoint.description ?? undefined,
        state: flags.state ?? endpoint.state,
      };
      return ask(changeWebhookEndpoint, { params: { id }, body });
    });
    this.log(fill(messages.webhookChanged, { id, state: changed.state }));
    return changed;
  }
}
