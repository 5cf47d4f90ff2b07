import { Flags } from '@oclif/core';
import {
  businessTypes,
  getMerchant,
  updateOwnMerchant,
  type Merchant,
} from '#contract/merchants/merchants.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class MerchantsEdit extends PlatenoCommand {
  static override summary = messages.merchantEditSummary;
  static override examples = [
    '<%= config.bin %> merchants edit 7 --phone "+359 2 987 6543"',
    '<%= config.bin %> merchants edit 7 --business-name "Пекарна Изгрев" --tax-id 175074752',
  ];
  static override args = { merchant: oneId };
  static override flags = {
    'business-name': Flags.string({ summary: messages.businessNameFlag }),
    email: Flags.string({ summary: messages.emailFlag }),
    phone: Flags.string({ summary: messages.phoneFlag }),
    address: Flags.string({ summary: messages.addressFlag }),
    'tax-id': Flags.string({ summary: messages.taxIdFlag }),
    'business-type': Flags.option({ options: businessTypes })({ summary: messages.businessTypeFlag }),
  };

  async run(): Promise<Merchant> {
    const { args, flags } = await this.parse(MerchantsEdit);
    const merchant = await this.asOperator(async ({ application, ask }) => {
      const before = await ask(getMerchant, { params: { id: args.merchant } });
      // Only a merchant changes its profile; the audit log still names the operator.
      const askFor = await this.askFor(application, before.id);
      const body = {
        businessName: flags['business-name'] ?? before.businessName,
        email: flags.email ?? before.email,
        phoneNumber: flags.phone ?? before.phoneNumber,
        address: flags.address ?? before.address,
        taxId: flags['tax-id'] ?? before.taxId ?? undefined,
        businessType: flags['business-type'] ?? before.businessType,
        returnTerms: before.returnTerms,
      };
      return askFor(updateOwnMerchant, { body });
    });
    this.log(fill(messages.merchantEdited, { businessName: merchant.businessName, id: merchant.id }));
    return merchant;
  }
}
