import { Flags } from '@oclif/core';
import { cancelLink, getLink, type PaymentLink } from '#contract/links.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { confirmationFlags } from '../../command.ts';
import { fill, words } from '../../words.ts';

export default class LinksCancel extends BulkCommand {
  static override summary = words.linkCancelSummary;
  static override examples = [
    '<%= config.bin %> links cancel --merchant 7 31 32',
    '<%= config.bin %> links list --merchant 7 --status ACTIVE | <%= config.bin %> links cancel --merchant 7 --yes',
  ];
  static override args = { links: manyIds };
  static override flags = {
    ...dryRunFlag,
    ...confirmationFlags,
    merchant: Flags.integer({ required: true, min: 1, summary: words.merchantFlag }),
  };

  async run(): Promise<Outcomes<PaymentLink>> {
    const { argv, flags } = await this.parse(LinksCancel);
    const ids = await this.idsOf(argv);
    const isDry = flags['dry-run'];
    if (!isDry) await this.confirm(fill(words.linkCancelQuestion, { count: ids.length }), flags);
    return this.doEach({
      ids,
      each: (ask, id) => ask(isDry ? getLink : cancelLink, { params: { id } }),
      say: ({ status }) => (isDry ? fill(words.would, { now: `${status} → CANCELLED` }) : status),
      merchantId: flags.merchant,
    });
  }
}
