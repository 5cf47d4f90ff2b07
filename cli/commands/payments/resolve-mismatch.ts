import { Flags } from '@oclif/core';
import { resolveMismatch } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { oneId } from '../../arguments.ts';
import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class PaymentsResolveMismatch extends PlatenoCommand {
  static override summary = messages.resolveMismatchSummary;
  static override examples = [
    '<%= config.bin %> payments resolve-mismatch 1043 --accept',
    '<%= config.bin %> payments resolve-mismatch 1043 --give-back --yes --note "грешна сума"',
  ];
  static override args = { payment: oneId };
  static override flags = {
    ...confirmationFlags,
    accept: Flags.boolean({ summary: messages.acceptFlag, exactlyOne: ['accept', 'give-back'] }),
    'give-back': Flags.boolean({ summary: messages.refundAllFlag }),
    note: Flags.string({ summary: messages.noteFlag }),
  };

  async run(): Promise<Payment> {
    const { args, flags } = await this.parse(PaymentsResolveMismatch);
    const question = flags.accept ? messages.acceptQuestion : messages.refundAllQuestion;
    await this.confirm(fill(question, { id: args.payment }), flags);
    const body = { resolution: flags.accept ? 'ACCEPT' : 'GIVE_BACK', note: flags.note } as const;
    const payment = await this.asOperator(({ ask }) =>
      ask(resolveMismatch, { params: { id: args.payment }, body }),
    );
    this.facts(payment);
    return payment;
  }
}
