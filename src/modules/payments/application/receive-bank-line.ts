import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** A transfer that a movement of a statement proves. */
type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  /** A movement of the merchant that paid nothing yet; amount and day are its own. */
  bankLineId: number;
  reference: string;
  requestKey: string | null;
}>;

/** Matches a movement to a promised transfer; implemented by the module banking, which owns the movements. */
export interface ReceiveBankLine {
  /** @returns the payment of the promise @throws as ReceiveTransfer, and what the match of a movement refuses */
  execute(command: Command): Promise<Readonly<{ paymentId: number }>>;
}
export const ReceiveBankLine = token<ReceiveBankLine>('payments.ReceiveBankLine');
