import { Args } from '@oclif/core';
import { resendDelivery } from '#contract/integrations/webhook-endpoints.ts';
import { oneId } from '../../arguments.ts';
import { requestKeyFlag } from '../../command.ts';
import { EndpointCommand } from '../../endpoint-command.ts';
import { fill, messages } from '../../messages.ts';

export default class WebhooksResend extends EndpointCommand {
  static override summary = messages.webhooksResendSummary;
  static override examples = ['<%= config.bin %> webhooks resend 3 evt_019370c2b5d47c3e8a1f0b9d6e4a2c71'];
  static override args = {
    id: oneId,
    event: Args.string({ required: true, ignoreStdin: true, description: messages.eventArgument }),
  };
  static override flags = requestKeyFlag;

  async run(): Promise<{ count: number }> {
    const { args } = await this.parse(WebhooksResend);
    const params = { id: Number(args.id), eventId: args.event };
    const resent = await this.forEndpoint(params.id, ({ ask }) => ask(resendDelivery, { params }));
    this.log(fill(messages.webhookResent, resent));
    return resent;
  }
}
