import { Flags } from '@oclif/core';
import { businessTypes, registerMerchant, type Merchant } from '#contract/merchants/merchants.ts';
import { passwordFlags, PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class MerchantsRegister extends PlatenoCommand {
  static override summary = messages.merchantRegisterSummary;
  static override examples = [
    '<%= config.bin %> merchants register --business-name "Пекарна Изгрев" --email izgrev@firma.bg --phone "+359 2 987 6543" --address "ул. Шипка 3, София" --tax-id 175074752 --password-stdin < password.txt',
  ];
  static override flags = {
    'business-name': Flags.string({ required: true, summary: messages.businessNameFlag }),
    email: Flags.string({ required: true, summary: messages.emailFlag }),
    phone: Flags.string({ required: true, summary: messages.phoneFlag }),
    address: Flags.string({ required: true, summary: messages.addressFlag }),
    'tax-id': Flags.string({ summary: messages.taxIdFlag }),
    'business-type': Flags.option({ options: businessTypes })({ summary: messages.businessTypeFlag }),
    ...passwordFlags,
  };

  async run(): Promise<Merchant> {
    const { flags } = await this.parse(MerchantsRegister);
    const body = {
      businessName: flags['business-name'],
      email: flags.email,
      phoneNumber: flags.phone,
      address: flags.address,
      taxId: flags['tax-id'],
      businessType: flags['business-type'],
      password: await this.readPassword(flags),
    };
    const merchant = await this.asOperator(({ ask }) => ask(registerMerchant, { body }));
    const { id, businessName, status } = merchant;
    this.log(fill(messages.merchantRegistered, { id, businessName, status }));
    return merchant;
  }
}
