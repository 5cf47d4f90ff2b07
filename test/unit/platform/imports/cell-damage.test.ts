import { expect, test } from 'vitest';
import { damageOf, type ColumnKind } from '#platform/imports/cell-damage.ts';

test.each<[string | number | Date, ColumnKind, string]>([
  ['3.59888E+11', 'PHONE', 'exponent'],
  ['3,8E+12', 'IDENTIFIER', 'exponent'],
  ['1.5E+3', 'NUMBER', 'exponent'],
  ['359888123456.0', 'PHONE', 'decimal-tail'],
  ['175074752,00', 'IDENTIFIER', 'decimal-tail'],
  ['888123456', 'PHONE', 'lost-zero'],
  [29876543, 'PHONE', 'lost-zero'],
  ['1.май', 'NUMBER', 'turned-date'],
  ['05-Jun', 'IDENTIFIER', 'turned-date'],
  ['яну.25', 'IDENTIFIER', 'turned-date'],
  [new Date('2026-05-01'), 'TEXT', 'turned-date'],
  ['#N/A', 'TEXT', 'error-value'],
  ['#####', 'NUMBER', 'error-value'],
  ['#ИМЕ?', 'TEXT', 'error-value'],
  ['#FORMULA?', 'TEXT', 'formula'],
])('%s in a column of the kind %s is damaged: %s', (cell, kind, code) => {
  expect(damageOf(cell, kind)?.code).toBe(`fields.import-${code}`);
});

test.each<[string | number, ColumnKind]>([
  ['0888123456', 'PHONE'],
  ['+359 888 123 456', 'PHONE'],
  ['888 123 456', 'PHONE'],
  [359888123456, 'PHONE'],
  ['112', 'PHONE'],
  ['000696327', 'IDENTIFIER'],
  ['ул. 1 май', 'TEXT'],
  ['1.май', 'TEXT'],
  ['E-12', 'IDENTIFIER'],
  ['#1 Пица', 'TEXT'],
  ['12.50', 'NUMBER'],
])('%s in a column of the kind %s is sound', (cell, kind) => {
  expect(damageOf(cell, kind)).toBeNull();
});
