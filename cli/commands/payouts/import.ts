import { idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class PayoutsImport extends PlatenoCommand {
  static override summary = messages.payoutsImportSummary;
  static override examples = [
    '<%= config.bin %> payouts import --merchant 7',
    '<%= config.bin %> payouts import --merchant 7 --json',
  ];
  static override flags = { merchant: idFlag({ required: true, summary: messages.merchantFlag }) };

  async run(): Promise<{ payouts: number }> {
    const { merchant: merchantId } = (await this.parse(PayoutsImport)).flags;
    const payouts = await this.asOperator(async ({ application, actor }) => {
      const { ImportByHand } = await import('#modules/payouts/index.ts');
      return application.resolve(ImportByHand).execute({ actor, merchantId });
    });
    this.log(fill(messages.payoutsImported, { count: payouts }));
    return { payouts };
  }
}
