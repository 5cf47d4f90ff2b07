import { Flags } from '@oclif/core';
import { createLink, type PaymentLink } from '#contract/links/links.ts';
import { getMerchant } from '#contract/merchants/merchants.ts';
import { currencies, type Currency } from '#kernel/currency.ts';
import { vatGrounds, type VatRate } from '#kernel/sale-vat.ts';
import { amountFlag, idFlag } from '../../arguments.ts';
import { PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class LinksCreate extends PlatenoCommand {
  static override summary = messages.linkCreateSummary;
  static override examples = [
    '<%= config.bin %> links create --merchant 7 --amount 19.99 --description "Поръчка 1043"',
    '<%= config.bin %> links create --merchant 7 --amount 5 --reusable --json',
    '<%= config.bin %> links create --merchant 7 --amount 12.50 --expires-in-minutes 15',
  ];
  static override flags = {
    ...requestKeyFlag,
    merchant: idFlag({ required: true, summary: messages.merchantFlag }),
    amount: amountFlag({ required: true, summary: messages.amountFlag }),
    currency: Flags.option({ options: currencies })({
      default: 'EUR' as Currency,
      summary: messages.amountCurrencyFlag,
    }),
    description: Flags.string({ summary: messages.descriptionFlag }),
    reusable: Flags.boolean({ summary: messages.reusableFlag }),
    'expires-in-days': Flags.integer({ summary: messages.daysFlag }),
    'expires-in-minutes': Flags.integer({
      summary: messages.minutesFlag,
      exclusive: ['expires-in-days'],
    }),
    'customer-name': Flags.string({ summary: messages.customerNameFlag }),
    'customer-email': Flags.string({ summary: messages.customerEmailFlag }),
    'return-url': Flags.string({ summary: messages.returnUrlFlag }),
    'tax-rate': Flags.option({ options: ['20', '9', '0'] as const })({ summary: messages.taxRateFlag }),
    'vat-ground': Flags.option({ options: vatGrounds })({ summary: messages.vatGroundFlag }),
  };

  async run(): Promise<PaymentLink> {
    const { flags } = await this.parse(LinksCreate);
    const { merchant, currency, description, reusable, 'tax-rate': taxRate } = flags;
    const body = {
      amount: flags.amount,
      currency,
      description,
      usage: reusable ? ('REUSABLE' as const) : ('SINGLE' as const),
      expiresInDays: flags['expires-in-days'],
      expiresInMinutes: flags['expires-in-minutes'],
      customerName: flags['customer-name'],
      customerEmail: flags['customer-email'],
      returnUrl: flags['return-url'],
      taxRate: taxRate === undefined ? undefined : (Number(taxRate) as VatRate),
      vatGround: flags['vat-ground'],
    };
    const link = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id: merchant } });
      return ask(createLink, { body });
    }, merchant);
    this.log(link.paymentLinkUrl);
    this.notify(fill(messages.linkCreated, { id: link.id }));
    return link;
  }
}
