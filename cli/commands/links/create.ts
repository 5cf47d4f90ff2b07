import { Flags } from '@oclif/core';
import { createLink, type PaymentLink } from '#contract/links.ts';
import { getMerchant } from '#contract/merchants.ts';
import { currencies, type Currency } from '#kernel/currency.ts';
import { amountFlag, idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, words } from '../../words.ts';

export default class LinksCreate extends PlatenoCommand {
  static override summary = words.linkCreateSummary;
  static override examples = [
    '<%= config.bin %> links create --merchant 7 --amount 19.99 --description "Поръчка 1043"',
    '<%= config.bin %> links create --merchant 7 --amount 5 --reusable --json',
  ];
  static override flags = {
    merchant: idFlag({ required: true, summary: words.merchantFlag }),
    amount: amountFlag({ required: true, summary: words.amountFlag }),
    currency: Flags.option({ options: currencies })({
      default: 'EUR' as Currency,
      summary: words.priceCurrencyFlag,
    }),
    description: Flags.string({ summary: words.descriptionFlag }),
    reusable: Flags.boolean({ summary: words.reusableFlag }),
    'expires-in-days': Flags.integer({ summary: words.daysFlag }),
    'customer-name': Flags.string({ summary: words.customerNameFlag }),
    'customer-email': Flags.string({ summary: words.customerEmailFlag }),
  };

  async run(): Promise<PaymentLink> {
    const { flags } = await this.parse(LinksCreate);
    const { merchant, currency, description, reusable } = flags;
    const body = {
      amount: flags.amount,
      currency,
      description,
      usage: reusable ? ('REUSABLE' as const) : ('SINGLE' as const),
      expiresInDays: flags['expires-in-days'],
      customerName: flags['customer-name'],
      customerEmail: flags['customer-email'],
    };
    const link = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id: merchant } });
      return ask(createLink, { body });
    }, merchant);
    this.log(link.paymentLinkUrl);
    this.tell(fill(words.linkCreated, { id: link.id }));
    return link;
  }
}
