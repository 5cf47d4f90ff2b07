import { Args, Flags } from '@oclif/core';
import { changeMerchantStatus } from '#contract/merchants/merchant-management.ts';
import { getMerchant, merchantStatuses, type Merchant } from '#contract/merchants/merchants.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';

export default class MerchantsStatus extends BulkCommand {
  static override summary = messages.merchantStatusSummary;
  static override examples = [
    '<%= config.bin %> merchants status ACTIVE 7',
    '<%= config.bin %> merchants status SUSPENDED --reason "спор с банката" < ids.txt',
    '<%= config.bin %> merchants list --status PENDING | <%= config.bin %> merchants status ACTIVE --dry-run',
  ];
  static override args = {
    status: Args.option({ options: merchantStatuses })({
      required: true,
      ignoreStdin: true,
      description: messages.newStatusArgument,
    }),
    merchants: manyIds,
  };
  static override flags = { ...dryRunFlag, reason: Flags.string({ summary: messages.reasonFlag }) };

  async run(): Promise<Outcomes<Merchant>> {
    const { args, argv, flags } = await this.parse(MerchantsStatus);
    const body = { status: args.status, reason: flags.reason };
    return this.doEach({
      ids: await this.idsOf(argv.slice(1)),
      before: (ask, id) => ask(getMerchant, { params: { id } }),
      each: (ask, id) => ask(changeMerchantStatus, { params: { id }, body }),
      describe: (merchant) => merchant.status,
    });
  }
}
