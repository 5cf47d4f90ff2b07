import { walletTypes, type FilledCard } from '../objects/card-details.ts';
import { testCards } from '../payments/cards.ts';

/** The card that a wallet gives: the first test card, which is always paid. Undefined for an unknown wallet. */
export const readWallet = (encoded: string, email: string | null): FilledCard | undefined => {
  const chosen = new URLSearchParams(encoded).get('wallet');
  const wallet = walletTypes.find((type) => type === chosen);
  const [card] = testCards;
  if (wallet === undefined || card === undefined) return undefined;
  return { card, expiryMonth: 12, expiryYear: 2040, holder: 'Test Wallet', email, wallet };
};
