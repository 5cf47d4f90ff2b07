import { endMandate, getMandate, type CardMandate } from '#contract/payments/card-mandates.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { confirmationFlags } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class MandatesEnd extends BulkCommand {
  static override summary = messages.mandateEndSummary;
  static override examples = [
    '<%= config.bin %> mandates end 4 5',
    '<%= config.bin %> mandates list --customer 12 --state ACTIVE | <%= config.bin %> mandates end --yes',
  ];
  static override args = { mandates: manyIds };
  static override flags = { ...dryRunFlag, ...confirmationFlags };

  async run(): Promise<Outcomes<CardMandate>> {
    const { argv, flags } = await this.parse(MandatesEnd);
    const ids = await this.idsOf(argv);
    await this.confirm(fill(messages.mandateEndQuestion, { count: ids.length }), flags);
    return this.doEach({
      ids,
      before: (ask, id) => ask(getMandate, { params: { id } }),
      each: (ask, id) => ask(endMandate, { params: { id } }),
      describe: ({ state }) => state,
    });
  }
}
