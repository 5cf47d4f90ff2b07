import { Errors, Flags } from '@oclif/core';
import { getMerchantLimits, setMerchantLimits } from '#contract/payments/merchant-limits.ts';
import type * as z from 'zod';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

type Limits = z.output<typeof getMerchantLimits.response>;

/** A sum in euro, or `off` for no limit. */
const limitFlag = (summary: string) =>
  Flags.custom<string>({ helpValue: '<euro|off>' })({
    summary,
    dependsOn: ['reason'],
    parse: async (text) => {
      if (text !== 'off' && !/^\d{1,8}(\.\d{1,2})?$/.test(text))
        throw new Errors.CLIError(messages.limitWrong, { exit: 2 });
      return text;
    },
  });

const amountOf = (given: string | undefined, before: number | null): number | null => {
  if (given === undefined) return before;
  return given === 'off' ? null : Number(given);
};

export default class MerchantsLimits extends PlatenoCommand {
  static override summary = messages.merchantLimitsSummary;
  static override examples = [
    '<%= config.bin %> merchants limits 7 --json',
    '<%= config.bin %> merchants limits 7 --day 5000 --payment off --reason "проверен договор"',
  ];
  static override args = { merchant: oneId };
  static override flags = {
    day: limitFlag(messages.dayLimitFlag),
    payment: limitFlag(messages.paymentLimitFlag),
    reason: Flags.string({ summary: messages.limitReasonFlag }),
  };

  async run(): Promise<Limits> {
    const { args, flags } = await this.parse(MerchantsLimits);
    const params = { id: args.merchant };
    const limits = await this.asOperator(async ({ ask }) => {
      const before = await ask(getMerchantLimits, { params });
      const { reason } = flags;
      if (reason === undefined) return before;
      const body = {
        dayLimit: amountOf(flags.day, before.dayLimit),
        paymentLimit: amountOf(flags.payment, before.paymentLimit),
        reason,
      };
      return ask(setMerchantLimits, { params, body });
    });
    this.facts(limits);
    return limits;
  }
}
