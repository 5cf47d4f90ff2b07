import { Args } from '@oclif/core';
import { changeMerchantPlan } from '#contract/merchants/merchant-management.ts';
import { getMerchant, type Merchant } from '#contract/merchants/merchants.ts';
import { plans } from '#contract/merchants/plans.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';

export default class MerchantsPlan extends BulkCommand {
  static override summary = messages.merchantPlanSummary;
  static override examples = [
    '<%= config.bin %> merchants plan 7 GROWTH',
    '<%= config.bin %> merchants list --search извор | <%= config.bin %> merchants plan GROWTH --dry-run',
  ];
  static override args = {
    merchants: Args.string({ multiple: true, ignoreStdin: true, description: messages.idsArgument }),
    plan: Args.option({ options: plans })({
      required: true,
      ignoreStdin: true,
      description: messages.newPlanArgument,
    }),
  };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<Merchant>> {
    const { args } = await this.parse(MerchantsPlan);
    const body = { plan: args.plan };
    return this.doEach({
      ids: await this.idsOf(args.merchants ?? []),
      before: (ask, id) => ask(getMerchant, { params: { id } }),
      each: (ask, id) => ask(changeMerchantPlan, { params: { id }, body }),
      describe: ({ plan }) => plan,
    });
  }
}
