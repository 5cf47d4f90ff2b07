import { Flags } from '@oclif/core';
import { sendMerchantMonth } from '#contract/closing/months.ts';
import { PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { monthFlags } from '../../month-flags.ts';
import { fill, messages } from '../../messages.ts';

export default class MonthsSend extends PlatenoCommand {
  static override summary = messages.monthsSendSummary;
  static override examples = [
    '<%= config.bin %> months send --merchant 7 --month 2026-10 --email schetovodstvo@example.bg',
  ];
  static override flags = {
    ...requestKeyFlag,
    ...monthFlags,
    email: Flags.string({ summary: messages.monthEmailFlag }),
  };

  async run(): Promise<{ recipient: string }> {
    const { merchant: id, month, email } = (await this.parse(MonthsSend)).flags;
    const sent = await this.asOperator(({ ask }) =>
      ask(sendMerchantMonth, { params: { id, month }, body: { email } }),
    );
    this.log(fill(messages.monthSent, sent));
    return sent;
  }
}
