import { expect, test } from 'vitest';
import { townOf } from '#modules/merchants/index.ts';

test.each([
  ['ул. „Капана“ 12, 4000 Пловдив', 'Пловдив'],
  ['гр. Пловдив, ул. „Отец Паисий“ № 5', 'Пловдив'],
  ['гр.София, бул. Витоша 1', 'София'],
  ['гр. София 1000, ж.к. Младост', 'София'],
  ['ж.к. Люлин, бл. 5, вх. А, София', 'София'],
  ['с. Баня, ул. Първа 1', 'Баня'],
  ['Ivan Vazov 5, Sofia, Bulgaria', 'Sofia'],
  ['София', 'София'],
])('the town of the postal address %s is %s', (postalAddress, town) => {
  expect(townOf(postalAddress)).toBe(town);
});

test.each(['бул. „Витоша“ 88', 'ул. Роза', 'Витоша 5', ''])(
  'a postal address without a town gives nothing of its street: %s',
  (postalAddress) => {
    expect(townOf(postalAddress)).toBeNull();
  },
);
