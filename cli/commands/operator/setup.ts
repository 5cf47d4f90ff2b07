import { Flags } from '@oclif/core';
import type { OperatorProblem } from '#modules/billing/index.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Operator = Readonly<{ id: number; businessName: string; problems: readonly OperatorProblem[] }>;

export default class OperatorSetup extends PlatenoCommand {
  static override summary = messages.operatorSetupSummary;
  static override examples = [
    '<%= config.bin %> operator setup --merchant 7',
    '<%= config.bin %> operator setup --business-name "Платено АД" --tax-id 175074752 --address "ул. Шипка 3, София" --email fakturi@firma.bg --phone "+359 2 987 6543" --vat BG175074752 --iban BG80BNBG96611020345678',
  ];
  static override flags = {
    merchant: idFlag({ summary: messages.operatorMerchantFlag }),
    'business-name': Flags.string({ summary: messages.businessNameFlag }),
    'tax-id': Flags.string({ summary: messages.taxIdFlag }),
    address: Flags.string({ summary: messages.addressFlag }),
    email: Flags.string({ summary: messages.emailFlag }),
    phone: Flags.string({ summary: messages.phoneFlag }),
    vat: Flags.string({ summary: messages.operatorVatFlag }),
    iban: Flags.string({ summary: messages.operatorIbanFlag }),
  };

  async run(): Promise<Operator> {
    const { flags } = await this.parse(OperatorSetup);
    const found = await this.asOperator(async ({ application, actor }) => {
      const { SetUpOperator } = await import('#modules/billing/index.ts');
      return application.resolve(SetUpOperator).execute({
        actor,
        merchantId: flags.merchant,
        profile: {
          businessName: flags['business-name'],
          taxId: flags['tax-id'],
          address: flags.address,
          email: flags.email,
          phoneNumber: flags.phone,
        },
        vatNumber: flags.vat,
        iban: flags.iban,
      });
    });
    const { id, businessName } = found.operator;
    for (const problem of found.problems)
      this.notify(`✗ ${fill(messages[`operatorProblem${problem}`], { id })}`);
    this.notify(fill(messages.operatorReady, { businessName, id }));
    this.log(`OPERATOR_MERCHANT_ID=${id}`);
    return { id, businessName, problems: found.problems };
  }
}
