import { Flags } from '@oclif/core';
import { replayDeliveries } from '#contract/integrations/webhook-endpoints.ts';
import { addDays, startOfDay } from '#kernel/business-date.ts';
import { dayFlag, oneId } from '../../arguments.ts';
import { requestKeyFlag } from '../../command.ts';
import { EndpointCommand } from '../../endpoint-command.ts';
import { fill, messages } from '../../messages.ts';

export default class WebhooksReplay extends EndpointCommand {
  static override summary = messages.webhooksReplaySummary;
  static override examples = [
    '<%= config.bin %> webhooks replay 3 --from 2026-12-01 --to 2026-12-01',
    '<%= config.bin %> webhooks replay 3 --from 2026-12-01 --to 2026-12-05 --only-failed',
  ];
  static override args = { id: oneId };
  static override flags = {
    ...requestKeyFlag,
    from: dayFlag({ required: true, summary: messages.fromFlag }),
    to: dayFlag({ required: true, summary: messages.toFlag }),
    'only-failed': Flags.boolean({ summary: messages.webhookOnlyFailedFlag }),
  };

  async run(): Promise<{ count: number }> {
    const { args, flags } = await this.parse(WebhooksReplay);
    const params = { id: Number(args.id) };
    const body = {
      from: startOfDay(flags.from).toISOString(),
      to: startOfDay(addDays(flags.to, 1)).toISOString(),
      onlyFailed: flags['only-failed'],
    };
    const replayed = await this.forEndpoint(params.id, ({ ask }) => ask(replayDeliveries, { params, body }));
    this.log(fill(messages.webhookResent, replayed));
    return replayed;
  }
}
