import { cancelLink, getLink, type PaymentLink } from '#contract/links.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { confirmationFlags } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class LinksCancel extends BulkCommand {
  static override summary = messages.linkCancelSummary;
  static override examples = [
    '<%= config.bin %> links cancel 31 32',
    '<%= config.bin %> links list --merchant 7 --status ACTIVE | <%= config.bin %> links cancel --yes',
  ];
  static override args = { links: manyIds };
  static override flags = { ...dryRunFlag, ...confirmationFlags };

  async run(): Promise<Outcomes<PaymentLink>> {
    const { argv, flags } = await this.parse(LinksCancel);
    const ids = await this.idsOf(argv);
    const isDry = flags['dry-run'];
    if (!isDry) await this.confirm(fill(messages.linkCancelQuestion, { count: ids.length }), flags);
    return this.doEach({
      ids,
      each: async (ask, id, askFor) => {
        const params = { id };
        const link = await ask(getLink, { params });
        // Only a merchant cancels its link; the audit log still names the operator.
        return isDry ? link : (await askFor(link.merchantId))(cancelLink, { params });
      },
      describe: ({ status }) => (isDry ? fill(messages.would, { now: `${status} → CANCELLED` }) : status),
    });
  }
}
