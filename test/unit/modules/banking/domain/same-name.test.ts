import { expect, test } from 'vitest';
import { Names } from '#modules/banking/domain/same-name.ts';

const names = new Names();

test.each([
  ['Пекарна „Липа“ ЕООД', 'PEKARNA LIPA EOOD'],
  ['"ПЕКАРНА ЛИПА" ЕООД', 'Pekarna Lipa'],
  ['Иван Петров Иванов', 'IVAN PETROV IVANOV'],
  ['ИВАНОВ ИВАН', 'Иван Иванов'],
  ['Софтуер България АД', 'SOFTUER BULGARIA AD'],
  ['ЕТ Мария Георгиева', 'МАРИЯ ГЕОРГИЕВА'],
  ['Липа Е.О.О.Д.', 'LIPA EOOD'],
  ['Καφές Α.Ε.', 'KAFES AE'],
])('%s is %s', (one, other) => {
  expect(names.areSame(one, other)).toBe(true);
  expect(names.areSame(other, one)).toBe(true);
});

test.each([
  ['Пекарна Липа ЕООД', 'Пекарна Бор ЕООД'],
  ['Иван Петров', 'Мария Георгиева'],
  ['ЕООД', 'ООД'],
  ['', 'Иван'],
])('%s is not %s', (one, other) => {
  expect(names.areSame(one, other)).toBe(false);
});
