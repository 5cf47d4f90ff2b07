import { deleteMerchant } from '#contract/merchants/merchant-management.ts';
import { getMerchant, type Merchant } from '#contract/merchants/merchants.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { confirmationFlags } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class MerchantsDelete extends BulkCommand {
  static override summary = messages.merchantDeleteSummary;
  static override examples = [
    '<%= config.bin %> merchants delete 7',
    '<%= config.bin %> merchants delete --yes < ids.txt',
  ];
  static override args = { merchants: manyIds };
  static override flags = { ...dryRunFlag, ...confirmationFlags };

  async run(): Promise<Outcomes<Merchant>> {
    const { argv, flags } = await this.parse(MerchantsDelete);
    const ids = await this.idsOf(argv);
    await this.confirm(fill(messages.merchantDeleteQuestion, { count: ids.length }), flags);
    return this.doEach({
      ids,
      each: async (ask, id) => {
        const merchant = await ask(getMerchant, { params: { id } });
        await ask(deleteMerchant, { params: { id } });
        return merchant;
      },
      describe: ({ businessName }) => {
        const now = `${businessName}: ${messages.merchantDeleted}`;
        return this.isDryRun ? fill(messages.would, { now }) : now;
      },
    });
  }
}
