import { Args } from '@oclif/core';
import { triggeredEventTypes, triggerTestEvent } from '#contract/integrations/test-events.ts';
import { ApiKeyCommand, installationFlag } from '../../api-key-command.ts';
import { idFlag } from '../../arguments.ts';
import { requestKeyFlag } from '../../command.ts';
import { messages } from '../../messages.ts';
import { callApi } from '../../remote-api.ts';

type Flags = Readonly<{ url?: string | undefined; 'request-key'?: string | undefined }>;
type Triggered = Readonly<{ eventId: string }>;

export default class WebhooksTrigger extends ApiKeyCommand {
  static override summary = messages.webhooksTriggerSummary;
  static override examples = [
    '<%= config.bin %> webhooks trigger payment.succeeded',
    '<%= config.bin %> webhooks trigger refund.succeeded --merchant 7',
  ];
  static override args = {
    type: Args.option({ options: triggeredEventTypes })({
      required: true,
      ignoreStdin: true,
      description: messages.triggerTypeArgument,
    }),
  };
  static override flags = {
    ...requestKeyFlag,
    url: installationFlag,
    merchant: idFlag({ summary: messages.triggerMerchantFlag, exclusive: ['url'] }),
  };

  async run(): Promise<Triggered> {
    const { args, flags } = await this.parse(WebhooksTrigger);
    const body = { type: args.type };
    const triggered =
      flags.merchant === undefined
        ? await this.#overHttp(flags, body)
        : await this.asOperator(({ ask }) => ask(triggerTestEvent, { body }), flags.merchant);
    this.log(triggered.eventId);
    return triggered;
  }

  async #overHttp({ url, 'request-key': key }: Flags, body: object): Promise<Triggered> {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await callApi(this.remoteApi(url), '/test-events', init)).json()) as Triggered;
  }
}
