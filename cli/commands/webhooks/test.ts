import { testWebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { oneId } from '../../arguments.ts';
import { requestKeyFlag } from '../../command.ts';
import { EndpointCommand } from '../../endpoint-command.ts';
import { messages } from '../../messages.ts';

export default class WebhooksTest extends EndpointCommand {
  static override summary = messages.webhooksTestSummary;
  static override examples = ['<%= config.bin %> webhooks test 3'];
  static override args = { id: oneId };
  static override flags = requestKeyFlag;

  async run(): Promise<{ eventId: string }> {
    const id = Number((await this.parse(WebhooksTest)).args.id);
    const sent = await this.forEndpoint(id, ({ ask }) => ask(testWebhookEndpoint, { params: { id } }));
    this.log(sent.eventId);
    return sent;
  }
}
