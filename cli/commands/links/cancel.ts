import { cancelLink, getLink, type PaymentLink } from '#contract/links/links.ts';
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
    await this.confirm(fill(messages.linkCancelQuestion, { count: ids.length }), flags);
    return this.doEach({
      ids,
      before: (ask, id) => ask(getLink, { params: { id } }),
      each: async (ask, id, askFor) => {
        const params = { id };
        const { merchantId } = await ask(getLink, { params });
        // Only a merchant cancels its link; the audit log still names the operator.
        return (await askFor(merchantId))(cancelLink, { params });
      },
      describe: ({ status }) => status,
    });
  }
}
