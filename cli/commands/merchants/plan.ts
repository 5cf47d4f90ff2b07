import { Args } from '@oclif/core';
import { changeMerchantPlan } from '#contract/merchant-management.ts';
import { getMerchant, plans, type Merchant } from '#contract/merchants.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { fill, messages } from '../../messages.ts';

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
    const { args, flags } = await this.parse(MerchantsPlan);
    const { plan } = args;
    const isDry = flags['dry-run'];
    return this.doEach({
      ids: await this.idsOf(args.merchants ?? []),
      each: (ask, id) =>
        isDry
          ? ask(getMerchant, { params: { id } })
          : ask(changeMerchantPlan, { params: { id }, body: { plan } }),
      describe: (merchant) =>
        isDry ? fill(messages.would, { now: `${merchant.plan} → ${plan}` }) : merchant.plan,
    });
  }
}
