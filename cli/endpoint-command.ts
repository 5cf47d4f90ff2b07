import { Flags } from '@oclif/core';
import { getWebhookEndpoint, type WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { merchantEventTypes, type MerchantEventType } from '#contract/integrations/merchant-event-types.ts';
import type { Ask } from './ask.ts';
import { PlatenoCommand } from './command.ts';
import { messages } from './messages.ts';

/** Flags of a webhook endpoint's own fields. */
export const endpointFlags = {
  types: Flags.string({ summary: messages.webhookTypesFlag }),
  description: Flags.string({ summary: messages.webhookDescriptionFlag }),
};

/** One type of event. */
export const typeFlag = Flags.option({ options: merchantEventTypes });

/** Types separated by commas; the contract refuses unknown ones. */
export const typesIn = (text: string): MerchantEventType[] =>
  text.split(',').filter((type) => type !== '') as MerchantEventType[];

/** Base of commands about one webhook endpoint: the operator acts for its merchant. */
export abstract class EndpointCommand extends PlatenoCommand {
  /** @throws EndpointNotFound */
  protected forEndpoint<T>(
    id: number,
    action: (session: Readonly<{ ask: Ask; endpoint: WebhookEndpoint }>) => Promise<T>,
  ): Promise<T> {
    return this.asOperator(async ({ application, ask }) => {
      const endpoint = await ask(getWebhookEndpoint, { params: { id } });
      const forMerchant = await this.askFor(application, endpoint.merchantId);
      return action({ ask: forMerchant, endpoint });
    });
  }
}
