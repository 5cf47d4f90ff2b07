import { Flags } from '@oclif/core';
import { getMerchant } from '#contract/merchants/merchants.ts';
import {
  createWebhookEndpoint,
  type CreatedWebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { endpointFlags, typesIn } from '../../endpoint-command.ts';
import { fill, messages } from '../../messages.ts';

export default class WebhooksCreate extends PlatenoCommand {
  static override summary = messages.webhooksCreateSummary;
  static override examples = [
    '<%= config.bin %> webhooks create --merchant 7 --url https://shop.example/plateno',
    '<%= config.bin %> webhooks create --merchant 7 --url http://127.0.0.1:9999/h --types payment.succeeded --json',
  ];
  static override flags = {
    ...requestKeyFlag,
    ...endpointFlags,
    merchant: idFlag({ required: true, summary: messages.merchantFlag }),
    url: Flags.string({ required: true, summary: messages.webhookUrlFlag }),
  };

  async run(): Promise<CreatedWebhookEndpoint> {
    const { merchant, url, types = '', description } = (await this.parse(WebhooksCreate)).flags;
    const body = { url, types: typesIn(types), description };
    const endpoint = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id: merchant } });
      return ask(createWebhookEndpoint, { body });
    }, merchant);
    this.log(endpoint.secret);
    this.notify(fill(messages.webhookCreated, { id: endpoint.id }));
    return endpoint;
  }
}
