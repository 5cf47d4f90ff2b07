import { testCards, type TestCard } from '../payments/cards.ts';
import type { Words } from '../words/en.ts';
import { declineSentence, type Language } from '../words/words.ts';

const grouped = ({ brand, number }: TestCard): string =>
  brand === 'amex'
    ? `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`
    : (number.match(/\d{4}/g) ?? []).join(' ');

const resultOf = (card: TestCard, words: Words): string => {
  if (card.challenge) return card.decline ? words.resultChallengeDeclined : words.resultChallenge;
  if (card.decline) return `${words.resultDeclined}: ${card.decline.declineCode}`;
  if (card.dispute) return `${words.resultDisputed} (${card.dispute})`;
  if (card.refund) return card.refund === 'pending' ? words.resultRefundPending : words.resultRefundFails;
  return words.resultPaid;
};

/** The published test cards with what each does, as the page lists them. */
export const cardTable = (words: Words, language: Language) =>
  testCards.map((card) => ({
    number: grouped(card),
    result: resultOf(card, words),
    hint: card.decline ? declineSentence(language, card.decline.declineCode) : '',
  }));
