import { userInfo } from 'node:os';
import { Flags } from '@oclif/core';
import { ListSignals } from '#modules/payments/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { words } from '../../words.ts';

type Signals = Awaited<ReturnType<ListSignals['execute']>>;
const states = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;

export default class EventsList extends PlatenoCommand {
  static override summary = words.eventsListSummary;
  static override examples = [
    '<%= config.bin %> events list --state PARKED',
    '<%= config.bin %> events list --limit 500 --json',
  ];
  static override flags = {
    state: Flags.option({ options: states })({ summary: words.stateFlag }),
    limit: Flags.integer({ default: 50, min: 1, max: 10_000, summary: words.limitFlag }),
  };

  async run(): Promise<{ events: Signals }> {
    const { state = null, limit } = (await this.parse(EventsList)).flags;
    const actor = { kind: 'operator', name: userInfo().username } as const;
    const events = await this.withApplication((application) =>
      application.resolve(ListSignals).execute({ actor, state, limit }),
    );
    for (const { id, receivedAt, state: stands, type, reason, paymentId } of events) {
      this.log([id, receivedAt, stands, type, reason ?? '-', paymentId ?? '-'].join('\t'));
    }
    if (events.length === 0) this.log(words.noEvents);
    return { events };
  }
}
