import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saleVatGround } from '#contract/fields.ts';
import { exportColumns, messagesIn } from '#modules/invoices/adapters/postgres/invoice-export-columns.ts';
import { invoiceTransitions } from '#modules/invoices/domain/invoice-status.ts';
import { vatGrounds } from '#modules/invoices/domain/vat.ts';
import { bg, en } from '#messages/invoices.ts';
import { messages } from '#messages/message-catalogue.ts';

const adapters = join(import.meta.dirname, '../../../src/modules/invoices/adapters');
const codesIn = (file: string): string[] =>
  [...readFileSync(join(adapters, file), 'utf8').matchAll(/["'](invoices\.[\w.-]+)["']/g)].map(
    ([, code]) => code!,
  );

test('every message code in the invoice template and its data is in the catalogue', () => {
  const files = globSync('{pdf,mail}/*.{hbs,ts}', { cwd: adapters });
  const codes = files.flatMap(codesIn);
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !messages.knows(code))).toEqual([]);
});

test.each([
  ...vatGrounds.map((fixture) => `invoices.vat-ground.${fixture}`),
  ...['INVOICE', 'CREDIT_NOTE', 'ORIGINAL', 'COPY'].map((title) => `invoices.document.${title}`),
  ...['INVOICE', 'CREDIT_NOTE'].map((type) => `invoices.file-name.${type}`),
  ...invoiceTransitions.statuses.map((status) => `invoices.status.${status}`),
  ...['CARD', 'BANK_TRANSFER', 'WITHHELD'].map((method) => `invoices.document.method.${method}`),
])('the message %s exists in Bulgarian and in English', (code) => {
  expect(messages.say('bg', code)).not.toBe(messages.say('en', code));
});

test.each(['bg', 'en'] as const)('every column of the invoice register has a heading in %s', (language) => {
  const headings = exportColumns(messagesIn(messages, language)).map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
});

test('the contract has the legal grounds for 0 % VAT of the domain', () => {
  expect([...saleVatGround.options]).toEqual([...vatGrounds]);
});

test('invoice messages have the same placeholders in both languages', () => {
  // A name is given in each language under its code.
  const places = (message: string): string[] =>
    (message.match(/\{\w+\}/g) ?? []).map((place) => place.replace(/^\{(bg|en)\}$/, '{name}')).toSorted();
  const differing = Object.entries(bg).filter(
    ([code, message]) => places(message).join() !== places(en[code as keyof typeof bg]).join(),
  );
  expect(differing).toEqual([]);
});

test('file names of documents are ASCII', () => {
  for (const language of ['bg', 'en'] as const) {
    for (const type of ['INVOICE', 'CREDIT_NOTE']) {
      const name = messages.say(language, `invoices.file-name.${type}`, { number: '0000000001' });
      expect(name).toMatch(/^[a-z-]+-0000000001\.pdf$/);
    }
  }
});
