import { Args, Flags } from '@oclif/core';
import { refuseBuyerRequest, type BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import { idFlag } from '../../../arguments.ts';
import { confirmationFlags, PlatenoCommand } from '../../../command.ts';
import { fill, messages } from '../../../messages.ts';

export default class BuyerRequestsRefuse extends PlatenoCommand {
  static override summary = messages.buyerRequestsRefuseSummary;
  static override examples = [
    '<%= config.bin %> invoices buyer-requests refuse 12 --merchant 7 --reason "месецът е деклариран" --yes',
  ];
  static override args = { request: Args.integer({ required: true, description: messages.buyerRequestArg }) };
  static override flags = {
    ...confirmationFlags,
    merchant: idFlag({ required: true, summary: messages.merchantFlag }),
    reason: Flags.string({ required: true, summary: messages.buyerRequestReasonFlag }),
  };

  async run(): Promise<BuyerRequest> {
    const { args, flags } = await this.parse(BuyerRequestsRefuse);
    await this.confirm(fill(messages.buyerRequestsRefuseQuestion, { id: args.request }), flags);
    const request = await this.asOperator(async ({ application }) => {
      const askFor = await this.askFor(application, flags.merchant);
      return askFor(refuseBuyerRequest, { params: { id: args.request }, body: { reason: flags.reason } });
    });
    this.log(fill(messages.buyerRequestRefused, { id: request.id }));
    return request;
  }
}
