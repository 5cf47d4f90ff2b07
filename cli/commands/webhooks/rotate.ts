import { Flags } from '@oclif/core';
import {
  maxSecretGraceHours,
  rotateWebhookSecret,
  type CreatedWebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { oneId } from '../../arguments.ts';
import { requestKeyFlag } from '../../command.ts';
import { EndpointCommand } from '../../endpoint-command.ts';
import { fill, messages } from '../../messages.ts';

export default class WebhooksRotate extends EndpointCommand {
  static override summary = messages.webhooksRotateSummary;
  static override examples = [
    '<%= config.bin %> webhooks rotate 3',
    '<%= config.bin %> webhooks rotate 3 --grace 0',
  ];
  static override args = { id: oneId };
  static override flags = {
    ...requestKeyFlag,
    grace: Flags.integer({
      default: 24,
      min: 0,
      max: maxSecretGraceHours,
      summary: messages.webhookGraceFlag,
    }),
  };

  async run(): Promise<CreatedWebhookEndpoint> {
    const { args, flags } = await this.parse(WebhooksRotate);
    const id = Number(args.id);
    const endpoint = await this.forEndpoint(id, ({ ask }) =>
      ask(rotateWebhookSecret, { params: { id }, body: { graceHours: flags.grace } }),
    );
    this.log(endpoint.secret);
    this.notify(fill(messages.webhookRotated, { id }));
    return endpoint;
  }
}
