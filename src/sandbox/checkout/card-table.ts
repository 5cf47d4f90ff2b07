import { testCards, type TestCard } from '../payments/cards.ts';
import type { Messages } from '../messages/en.ts';
import { declineMessage, type Language } from '../messages/messages.ts';

const grouped = ({ brand, number }: TestCard): string =>
  brand === 'amex'
    ? `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`
    : (number.match(/\d{4}/g) ?? []).join(' ');

const resultOf = (card: TestCard, messages: Messages): string => {
  if (card.offSession) return card.challenge ? messages.resultChallengeAgain : messages.resultDeclinedLater;
  if (card.challenge) return card.decline ? messages.resultChallengeDeclined : messages.resultChallenge;
  if (card.decline) return `${messages.resultDeclined}: ${card.decline.declineCode}`;
  if (card.dispute) return `${messages.resultDisputed} (${card.dispute})`;
  if (card.refund)
    return card.refund === 'pending' ? messages.resultRefundPending : messages.resultRefundFails;
  return messages.resultPaid;
};

/** The published test cards and their effects, for the list on the page. */
export const cardTable = (messages: Messages, language: Language) =>
  testCards.map((card) => ({
    number: grouped(card),
    result: resultOf(card, messages),
    hint: card.decline ? declineMessage(language, card.decline.declineCode) : '',
  }));
