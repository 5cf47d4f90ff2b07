import { expect, test } from 'vitest';
import { waysToPay } from '#modules/links/domain/ways-to-pay.ts';

const iban = 'BG80BNBG96611020345678';
const possible = { methods: null, chargeCurrency: 'EUR', iban } as const;

test.each([
  ['card and bank by default', possible, ['CARD', 'BANK']],
  ['the card alone without an IBAN', { ...possible, iban: null }, ['CARD']],
  ['the card alone in US dollars', { ...possible, chargeCurrency: 'USD' }, ['CARD']],
  ['the card alone where the merchant chose it', { ...possible, methods: ['CARD'] }, ['CARD']],
  ['the bank alone where the merchant chose it', { ...possible, methods: ['BANK'] }, ['BANK']],
  ['the card in place of a bank without an IBAN', { ...possible, methods: ['BANK'], iban: null }, ['CARD']],
] as const)('a payer is offered %s', (_, situation, ways) => {
  expect(waysToPay(situation)).toEqual(ways);
});
