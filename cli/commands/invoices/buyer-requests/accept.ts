import { Args } from '@oclif/core';
import { acceptBuyerRequest, type BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import { idFlag } from '../../../arguments.ts';
import { confirmationFlags, PlatenoCommand } from '../../../command.ts';
import { fill, messages } from '../../../messages.ts';

export default class BuyerRequestsAccept extends PlatenoCommand {
  static override summary = messages.buyerRequestsAcceptSummary;
  static override examples = ['<%= config.bin %> invoices buyer-requests accept 12 --merchant 7 --yes'];
  static override args = { request: Args.integer({ required: true, description: messages.buyerRequestArg }) };
  static override flags = {
    ...confirmationFlags,
    merchant: idFlag({ required: true, summary: messages.merchantFlag }),
  };

  async run(): Promise<BuyerRequest> {
    const { args, flags } = await this.parse(BuyerRequestsAccept);
    await this.confirm(fill(messages.buyerRequestsAcceptQuestion, { id: args.request }), flags);
    const request = await this.asOperator(async ({ application }) => {
      // Only a merchant answers; the audit log still names the operator.
      const askFor = await this.askFor(application, flags.merchant);
      return askFor(acceptBuyerRequest, { params: { id: args.request } });
    });
    this.log(fill(messages.buyerRequestAccepted, { id: request.id, buyer: request.buyer.name }));
    return request;
  }
}
