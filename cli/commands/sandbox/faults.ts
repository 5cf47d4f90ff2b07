import { Flags } from '@oclif/core';
import type { Fault } from '#sandbox/control-client.ts';
import { answerFaults, paymentFaults, webhookFaults } from '#sandbox/faults/fault.ts';
import { SandboxCommand } from '../../sandbox-command.ts';
import { fill, messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

const kinds = [...answerFaults, ...webhookFaults, ...paymentFaults];
type Waiting = readonly { id: string; fault: Fault; remaining: number | null }[];

export default class SandboxFaults extends SandboxCommand {
  static override summary = messages.faultsSummary;
  static override examples = [
    '<%= config.bin %> sandbox faults',
    '<%= config.bin %> sandbox faults --set hang --route "POST /v1/checkout/sessions" --times 1 --moment after',
    '<%= config.bin %> sandbox faults --clear',
  ];
  static override flags = {
    set: Flags.option({ options: kinds, exclusive: ['clear'] })({ summary: messages.setFlag }),
    clear: Flags.boolean({ summary: messages.clearFlag }),
    route: Flags.string({ summary: messages.routeFlag, dependsOn: ['set'] }),
    event: Flags.string({ summary: messages.eventFlag, dependsOn: ['set'] }),
    times: Flags.integer({ min: 1, summary: messages.timesFlag, dependsOn: ['set'] }),
    moment: Flags.option({ options: ['before', 'after'] as const, dependsOn: ['set'] })({
      summary: messages.momentFlag,
    }),
    stored: Flags.boolean({ summary: messages.storedFlag, dependsOn: ['set'] }),
    delay: Flags.integer({ min: 0, summary: messages.delayFlag, dependsOn: ['set'] }),
  };

  async run(): Promise<{ faults: Waiting }> {
    const { set: kind, clear, stored, delay: delayMs, ...rest } = (await this.parse(SandboxFaults)).flags;
    return this.withSandbox(async (control) => {
      if (clear) {
        await control.clearFaults();
        this.log(messages.faultsCleared);
      } else if (kind !== undefined) {
        const { route, event, times, moment } = rest;
        const id = await control.setFault({
          kind,
          route,
          event,
          times,
          moment,
          delayMs,
          stored: stored || undefined,
        });
        this.log(fill(messages.faultSet, { id }));
      }
      const faults = await control.faults();
      for (const { id, fault, remaining } of faults) {
        this.log(tabbed([id, fault.kind, fault.route ?? fault.event ?? '*', remaining ?? '∞']));
      }
      if (faults.length === 0 && !clear) this.log(messages.noFaults);
      return { faults };
    });
  }
}
