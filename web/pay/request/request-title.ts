import type { PublicPaymentLink } from '#contract/links/links.ts';
import type { PayMessages } from '../messages/en.ts';

export const requestTitle = ({ merchantName }: PublicPaymentLink, messages: PayMessages): string =>
  `${messages.request.title} · ${merchantName}`;
