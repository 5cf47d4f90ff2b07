import { Flags } from '@oclif/core';
import { linkStatuses, listLinks, type PaymentLink } from '#contract/links/links.ts';
import { currencies } from '#kernel/currency.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell, timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf, periodFlags } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<PaymentLink> = {
  id: ({ id }) => id,
  created: ({ createdAt }) => timeCell(createdAt),
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  description: ({ description }) => description,
  address: ({ paymentLinkUrl }) => paymentLinkUrl,
};

export default class LinksList extends PlatenoCommand {
  static override upTo = 'payments' as const;
  static override summary = messages.linksListSummary;
  static override examples = [
    '<%= config.bin %> links list --merchant 7 --status ACTIVE',
    '<%= config.bin %> links list --merchant 7 --from 2026-11-01 --json',
  ];
  static override flags = {
    ...listFlagsOf(listLinks),
    ...periodFlags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    status: Flags.option({ options: linkStatuses })({ summary: messages.stateFlag }),
    currency: Flags.option({ options: currencies })({ summary: messages.currencyFlag }),
  };

  async run(): Promise<{ total: number; links: PaymentLink[] }> {
    const { merchant: merchantId, status, currency, from, to, ...list } = (await this.parse(LinksList)).flags;
    const query = { ...listQueryOf(list), merchantId, status, currency, from, to };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listLinks, { query })));
    this.page(page, columns, messages.noLinks);
    return { total: page.total, links: page.rows };
  }
}
