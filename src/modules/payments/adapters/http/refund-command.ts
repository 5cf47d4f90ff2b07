import type * as z from 'zod';
import type { requestRefund } from '#contract/payments/payment-history.ts';
import { quantityText } from '#kernel/decimal.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { RequestRefund } from '../../application/request-refund.ts';

type Command = Parameters<RequestRefund['execute']>[0];

/** The command of a body that the contract has read. @throws InvalidFields when both an amount and lines are given */
export const refundCommandOf = (
  { amount, lines, reason, note }: z.infer<typeof requestRefund.body>,
  of: Pick<Command, 'actor' | 'paymentId' | 'requestKey'>,
): Command => {
  if (lines && amount !== undefined)
    throw new InvalidFields([{ field: 'lines', code: 'fields.refund-choice' }]);
  const chosen = lines?.map(({ line, quantity }) => ({
    line,
    ...(quantity !== undefined && { quantity: quantityText(quantity) }),
  }));
  return { ...of, amount, lines: chosen ?? null, reason, note: note ?? null };
};
