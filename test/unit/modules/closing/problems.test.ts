import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { findProblems } from '#modules/closing/application/find-problems.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { messages } from '#messages/message-catalogue.ts';
import { notesText } from '#modules/closing/adapters/files/notes-text.ts';
import { presentProblems } from '#modules/closing/application/shown-problems.ts';
import { problemOf, problemSeverities } from '#modules/closing/domain/month-problem.ts';
import { documentOf, ofMonth, sellerOf } from './month-documents.ts';

const today = businessDate('2026-10-02');
const codes = (documents: readonly MonthDocument[], seller: MerchantRecord = sellerOf()) =>
  findProblems(documents, ofMonth(seller), today).map(({ code, invoiceNumber }) => [code, invoiceNumber]);
const buyer = (facts: object) =>
  documentOf(1, undefined, { buyer: { ...documentOf(1).document.buyer, vatNumber: null, ...facts } });
const first = '0000000001';

const person = buyer({ name: 'Иван Петров', taxId: null, address: null });

describe('what has to be done about a problem', () => {
  it('each error has something to correct, and no note has', () => {
    for (const [code, severity] of Object.entries(problemSeverities)) {
      const hasNothing = messages.say('bg', `closing.remedy.${code}`).startsWith('Не е нужно нищо');
      expect([code, hasNothing]).toEqual([code, severity === 'INFO']);
    }
  });

  it('warnings of one code are one entry with a count and its documents, and so are notes, in both languages', () => {
    const documents = Array.from({ length: 16 }, (_, at) => ({
      ...person,
      id: at + 1,
      invoiceNumber: String(at + 1).padStart(10, '0'),
      document: { ...person.document, number: at + 1, taxEventDate: businessDate('2026-09-01') },
    }));
    const found = findProblems(documents, ofMonth(), today);
    const shown = presentProblems(found, messages, 'bg');
    expect(shown.map(({ code, count }) => [code, count])).toEqual([
      ['LATE_INVOICE', 16],
      ['BUYER_WITHOUT_ADDRESS', 16],
    ]);
    const [warning, note] = shown;
    expect(warning).toMatchObject({
      severity: 'WARNING',
      message: '16 фактури са издадени повече от 5 дни след данъчното събитие.',
    });
    expect(warning!.documents).toHaveLength(16);
    expect(note).toMatchObject({ severity: 'INFO', invoiceId: null, invoiceNumber: null });
    expect(note!.message).toBe('16 документа са до физически лица без адрес.');
    expect(note!.documents.map(({ invoiceId }) => invoiceId)).toEqual(documents.map(({ id }) => id));
    expect(note!.documents[15]!.message).toBe('0000000016: получателят е физическо лице без адрес.');
    expect(presentProblems(found, messages, 'en')[1]!.message).toBe(
      '16 documents are to private persons without an address.',
    );
  });

  it('each error stays an entry of its own', () => {
    const wrong = buyer({ taxId: '175074753' });
    const other = { ...wrong, id: 2, invoiceNumber: '0000000002' };
    const shown = presentProblems(
      [wrong, other].map((one) => problemOf('BUYER_EIK_WRONG', one, { number: '175074753' })),
      messages,
      'bg',
    );
    expect(shown.map(({ invoiceNumber, count }) => [invoiceNumber, count])).toEqual([
      [first, 1],
      ['0000000002', 1],
    ]);
  });

  it('each warning and note has a message for several documents in both languages', () => {
    const notes = Object.entries(problemSeverities).filter(([, severity]) => severity !== 'ERROR');
    for (const [code] of [...notes, ['CORRECTED']])
      for (const language of ['bg', 'en'] as const)
        expect(messages.say(language, `closing.notes.${code}`, { count: 3 })).not.toContain('closing.');
  });

  it('what an earlier closing stored as a warning and is a note by now is shown as a note', () => {
    const stored = { ...problemOf('BUYER_WITHOUT_ADDRESS', person), severity: 'WARNING' } as const;
    expect(presentProblems([stored], messages, 'bg')[0]).toMatchObject({
      severity: 'INFO',
      remedy: 'Не е нужно нищо: адресът на физическо лице не е задължителен.',
    });
  });

  it('the text for the accountant names notes, their documents and what the files write', () => {
    const close = {
      problems: [person, buyer({ name: '東京 ООД' })].flatMap((one) => findProblems([one], ofMonth(), today)),
    };
    const text = new TextDecoder().decode(notesText(messages)(close, { language: 'bg' })!);
    expect(text.split('\r\n')).toEqual([
      'Бележка: 0000000001: получателят е физическо лице без адрес. Не е нужно нищо: адресът на физическо лице не е задължителен.',
      'Бележка: 0000000001: във файловете за НАП стои „?“ вместо знаци, които те не могат да съдържат: „東京 ООД“ → „?? ООД“. Не е нужно нищо: документът запазва текста си, а счетоводителят получава тази бележка.',
      '',
    ]);
    expect(notesText(messages)({ problems: [] }, { language: 'bg' })).toBeNull();
  });
});

describe('problems of a month', () => {
  it('a right document has none', () => expect(codes([documentOf(1)])).toEqual([]));

  it.each([
    ['a doctor with an EGN', { taxId: '6101057509', vatNumber: 'BG6101057509' }],
    ['a company abroad without a number', { taxId: null, country: 'US', kind: 'COMPANY' }],
    ['a company with a VAT number of Turkey', { taxId: null, country: 'TR', vatNumber: '1234567890' }],
    ['a company on Réunion', { taxId: null, country: 'RE', vatNumber: 'FR12345678901' }],
  ])('a document to %s has no problem', (_, facts) => {
    expect(codes([buyer(facts)])).toEqual([]);
  });

  it.each([
    ['a wrong EIK', buyer({ taxId: '831902089' }), 'BUYER_EIK_WRONG'],
    ['a wrong EGN of a doctor', buyer({ taxId: '6101057500', vatNumber: null }), 'BUYER_EIK_WRONG'],
    ['a company without EIK', buyer({ taxId: null }), 'BUYER_WITHOUT_EIK'],
    ['a wrong VAT number', buyer({ vatNumber: 'BG831902089' }), 'BUYER_VAT_WRONG'],
    ['a rate of 0 % without ground', documentOf(1, [{ net: 100, rate: 0 }]), 'GROUND_MISSING'],
    ['a supply by art. 143', documentOf(1, [{ net: 100, rate: 0, ground: 'ART_143' }]), 'GROUND_BY_HAND'],
    ['a letter without a form in windows-1251', buyer({ name: '東京 ООД' }), 'LETTER_UNENCODABLE'],
    ['a letter in the address', buyer({ address: '北京' }), 'LETTER_UNENCODABLE'],
    ['a name in Greek letters', buyer({ name: 'ΑΦΟΙ ΠΑΠΑΔΟΠΟΥΛΟΙ Α.Ε.' }), 'LETTER_REPLACED'],
    [
      'a later line in Hebrew',
      documentOf(1, [{ net: 1 }, { net: 1, description: 'ספר' }]),
      'LETTER_UNENCODABLE',
    ],
    ['the name that a payer typed', documentOf(1, undefined, { customerName: 'გიორგი' }), 'LETTER_REPLACED'],
    ['a letter with a base', buyer({ name: 'Müller GmbH' }), 'LETTER_REPLACED'],
    [
      'an advance deducted at another rate',
      documentOf(1, [
        { net: 100, rate: 9 },
        { net: -50, advance: true },
      ]),
      'MIXED_SIGNS',
    ],
    [
      'an invoice more than five days after its tax event',
      documentOf(1, undefined, { taxEventDate: businessDate('2026-09-09') }),
      'LATE_INVOICE',
    ],
    [
      'an invoice unpaid for more than 60 days',
      documentOf(1, undefined, { dueDate: businessDate('2026-08-01') }),
      'UNPAID_LONG',
    ],
    [
      'a document that was annulled in a later month',
      documentOf(1, undefined, {}, { annulledOn: businessDate('2026-10-01') }),
      'ANNULLED_LATER',
    ],
  ])('%s is named with its document', (_, document, code) => {
    expect(codes([document])).toContainEqual([code, first]);
  });

  it('sums that differ from the lines are named', () => {
    const { total } = documentOf(1).document;
    expect(codes([documentOf(1, undefined, { total: total.plus(total) })])).toContainEqual([
      'SUMS_DIFFER',
      first,
    ]);
  });

  it('a wrong buyer of a wholly credited document, and of the note itself, keeps the month open no more', () => {
    const wrong = buyer({ taxId: '831902089' });
    const note = documentOf(2, undefined, { type: 'CREDIT_NOTE', buyer: wrong.document.buyer });
    const severities = (...documents: MonthDocument[]) =>
      findProblems(documents, ofMonth(), today).map(({ severity }) => severity);
    expect(severities(wrong)).toEqual(['ERROR']);
    expect(severities(wrong, note)).toEqual(['ERROR', 'INFO']);
    expect(severities({ ...wrong, isWhollyCredited: true }, note)).toEqual(['INFO', 'INFO']);
  });

  it('an issued document without the e-shop number that the merchant has by now is no problem', () => {
    const sale = documentOf(1, undefined, { fiscalMode: 'ALT_REGIME', transactionReference: 'ch_1' });
    const seller = sellerOf('FULL', { fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' });
    expect(codes([sale], seller)).toEqual([]);
  });

  it('a gap between two numbers is named with its ends', () => {
    const [gap] = findProblems([documentOf(1), documentOf(4)], ofMonth(), today);
    expect(gap).toMatchObject({ code: 'NUMBER_GAP', severity: 'ERROR', params: { from: 2, to: 3 } });
  });

  it('a seller without its numbers, and an e-shop without its number, are named', () => {
    expect(codes([], sellerOf('FULL', { vatNumber: null }))).toEqual([['SELLER_NUMBER', null]]);
    expect(codes([], sellerOf('NONE', { taxId: '123456789' }))).toEqual([['SELLER_NUMBER', null]]);
    expect(codes([], sellerOf('FULL', { fiscalMode: 'ALT_REGIME' }))).toEqual([
      ['E_SHOP_NUMBER_MISSING', null],
    ]);
  });
});
