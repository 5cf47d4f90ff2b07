import { Flags } from '@oclif/core';
import {
  buyerRequestStates,
  listOwnBuyerRequests,
  type BuyerRequest,
} from '#contract/invoices/buyer-requests.ts';
import { idFlag } from '../../../arguments.ts';
import { amountCell } from '../../../cells.ts';
import { PlatenoCommand } from '../../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../../list-flags.ts';
import { messages } from '../../../messages.ts';
import type { Columns } from '../../../table.ts';

const columns: Columns<BuyerRequest> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  invoice: ({ invoiceNumber }) => invoiceNumber,
  total: ({ total, currency }) => `${amountCell(total)} ${currency}`,
  buyer: ({ buyer }) => buyer.name,
  taxId: ({ buyer }) => buyer.taxId ?? buyer.vatNumber,
  why: ({ obstacle }) => obstacle,
  createdAt: ({ createdAt }) => createdAt,
};

const { search: _, ...flags } = listFlagsOf(listOwnBuyerRequests);

export default class BuyerRequestsList extends PlatenoCommand {
  static override summary = messages.buyerRequestsListSummary;
  static override examples = [
    '<%= config.bin %> invoices buyer-requests list --merchant 7',
    '<%= config.bin %> invoices buyer-requests list --merchant 7 --state OPEN --json',
  ];
  static override flags = {
    ...flags,
    merchant: idFlag({ required: true, summary: messages.merchantFlag }),
    state: Flags.option({ options: buyerRequestStates })({ summary: messages.buyerRequestStateFlag }),
  };

  async run(): Promise<{ total: number; requests: BuyerRequest[] }> {
    const { merchant, state, ...list } = (await this.parse(BuyerRequestsList)).flags;
    const query = { ...listQueryOf(list), state };
    const page = await this.asOperator(async ({ application }) => {
      const askFor = await this.askFor(application, merchant);
      return pageOf(await askFor(listOwnBuyerRequests, { query }));
    });
    this.page(page, columns, messages.noBuyerRequests);
    return { total: page.total, requests: page.rows };
  }
}
