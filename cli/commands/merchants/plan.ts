import { Args, Flags } from '@oclif/core';
import { changeMerchantPlan } from '#contract/merchants/merchant-management.ts';
import { getMerchant, type Merchant } from '#contract/merchants/merchants.ts';
import { plans } from '#contract/merchants/plans.ts';
import { dayFlag } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { fill, messages } from '../../messages.ts';

export default class MerchantsPlan extends BulkCommand {
  static override summary = messages.merchantPlanSummary;
  static override examples = [
    '<%= config.bin %> merchants plan 7 GROWTH',
    '<%= config.bin %> merchants plan 7 PRO --from=2026-12-01 --reason "по договор" --free',
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
  static override flags = {
    ...dryRunFlag,
    from: dayFlag({ summary: messages.planFromFlag }),
    reason: Flags.string({ summary: messages.reasonFlag }),
    free: Flags.boolean({ summary: messages.planFreeFlag }),
  };

  async run(): Promise<Outcomes<Merchant>> {
    const { args, flags } = await this.parse(MerchantsPlan);
    const { from, reason, free } = flags;
    const body = { plan: args.plan, from, reason, free };
    const later = `${args.plan} ${from ?? ''}`;
    return this.doEach<Merchant>({
      ids: await this.idsOf(args.merchants ?? []),
      each: (ask, id) => ask(changeMerchantPlan, { params: { id }, body }),
      // The plan of today stays until the day.
      ...(from === undefined
        ? { before: (ask, id) => ask(getMerchant, { params: { id } }), describe: ({ plan }) => plan }
        : { describe: () => (this.isDryRun ? fill(messages.would, { now: later }) : later) }),
    });
  }
}
