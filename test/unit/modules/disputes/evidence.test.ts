import { describe, expect, it } from 'vitest';
import * as contract from '#contract/disputes/disputes.ts';
import {
  daysLeft,
  daysLeftToAnswer,
  mustAwaitEvidence,
  seenEvidenceStatus,
} from '#modules/disputes/domain/evidence.ts';
import {
  evidenceFileFields,
  evidenceTextFields,
  helpfulFields,
} from '#modules/disputes/domain/evidence-fields.ts';
import {
  cleanFileName,
  maxEvidenceBytes,
  providerFileName,
  readEvidenceFile,
} from '#modules/disputes/domain/evidence-file.ts';
import {
  DisputeIsDecided,
  EvidenceDeadlinePassed,
  EvidenceIsSubmitted,
} from '#modules/disputes/domain/evidence-failures.ts';
import { disputes as bg } from '#web/shared/payments/disputes-bg.ts';
import { disputes as en } from '#web/shared/payments/disputes-en.ts';
import { pictureOf } from '#test/support/picture-of.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('documents of evidence', () => {
  it('the type is read from the first and last bytes', () => {
    expect(readEvidenceFile(bytes('%PDF-1.7\n…\n%%EOF\n'))).toBe('application/pdf');
    expect(readEvidenceFile(bytes('\u00ff\u00d8\u00ff\u00e0…\u00ff\u00d9'))).toBe('image/jpeg');
    expect(readEvidenceFile(pictureOf(4, 4))).toBe('image/png');
  });

  it.each([
    '<html>%PDF-1.7 %%EOF</html>',
    '%PDF-1.7 without an end',
    'GIF89a',
    'RIFF\u0010\0\0\0WEBPVP8 ',
    '\0\0\0\u0018ftypheic',
    'BM6\0\0',
    'II*\0',
    'PK\u0003\u0004 word/document.xml',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'MZ\u0090\0',
    '\u00ff\u00d8\u00ff cut',
    '',
  ])('%j is no document', (content) => {
    expect(readEvidenceFile(bytes(content))).toMatchObject([
      { field: 'content', code: 'fields.evidence-type' },
    ]);
  });

  it('a document may have the provider’s limit exactly and not a byte more', () => {
    const pdf = (size: number) =>
      Buffer.concat([bytes('%PDF-'), Buffer.alloc(size - 10, 32), bytes('%%EOF')]);
    expect(readEvidenceFile(pdf(maxEvidenceBytes))).toBe('application/pdf');
    expect(readEvidenceFile(pdf(maxEvidenceBytes + 1))).toMatchObject([{ code: 'fields.evidence-bytes' }]);
  });

  it.each([
    ['C:\\Users\\Мария\\Фактура 7.PDF', 'Фактура 7.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a\u0000b\u202ecod.exe', 'abcod.pdf'],
    ['  ...  ', 'document.pdf'],
    ['я'.repeat(200), `${'я'.repeat(80)}.pdf`],
    ['report.v2', 'report.pdf'],
  ])('the name %j becomes %j', (given, clean) => {
    expect(cleanFileName(given, 'application/pdf')).toBe(clean);
  });

  it('the name at the provider holds nothing that a person typed', () => {
    const file = { field: 'receipt', providerKey: 'key', mediaType: 'image/jpeg' } as const;
    expect(providerFileName(file)).toBe('receipt-key.jpg');
  });
});

describe('what helps against a dispute', () => {
  it('the contract and the messages know the fields of the domain', () => {
    expect(contract.evidenceTextFields).toEqual(evidenceTextFields);
    expect(contract.evidenceFileFields).toEqual(evidenceFileFields);
    expect(contract.maxEvidenceBytes).toBe(maxEvidenceBytes);
    const fields = [...evidenceTextFields, ...evidenceFileFields].toSorted();
    expect(Object.keys(en.fields).toSorted()).toEqual(fields);
    expect(Object.keys(bg.fields).toSorted()).toEqual(fields);
  });

  it('every reason of the provider has words, advice and helpful fields without repetition', () => {
    expect(Object.keys(en.advice)).toEqual(Object.keys(en.reasons));
    for (const reason of [...Object.keys(en.reasons), 'new_reason']) {
      const helpful = helpfulFields(reason);
      expect(helpful.length, reason).toBeGreaterThan(4);
      expect(new Set(helpful).size, reason).toBe(helpful.length);
    }
    expect(helpfulFields('duplicate')[0]).toBe('duplicateChargeId');
  });
});

describe('the deadline of evidence', () => {
  const due = new Date('2026-11-20T21:59:59Z');

  it('days are counted by the calendar of Sofia', () => {
    expect(daysLeft(due, new Date('2026-11-17T21:59:59Z'))).toBe(3);
    expect(daysLeft(due, new Date('2026-11-17T22:00:00Z'))).toBe(2);
    expect(daysLeft(due, new Date('2026-11-20T10:00:00Z'))).toBe(0);
    expect(daysLeft(due, new Date('2026-11-20T22:30:00Z'))).toBe(-1);
    // The clocks change on 25 October.
    expect(daysLeft(new Date('2026-10-26T10:00:00Z'), new Date('2026-10-23T10:00:00Z'))).toBe(3);
  });

  it('days are left only while an answer is awaited; a decided dispute has none, and no draft', () => {
    const open = { status: 'OPEN', isUnderReview: false, evidenceDueAt: due } as const;
    const late = new Date('2027-01-20T10:00:00Z');
    expect(daysLeftToAnswer(open, 'DRAFT', late)).toBe(-61);
    expect(daysLeftToAnswer(open, 'SAVED', late)).toBe(-61);
    expect(daysLeftToAnswer(open, 'SUBMITTED', late)).toBeNull();
    expect(daysLeftToAnswer({ ...open, isUnderReview: true }, 'DRAFT', late)).toBeNull();
    expect(daysLeftToAnswer({ ...open, evidenceDueAt: null }, 'DRAFT', late)).toBeNull();
    for (const evidence of ['DRAFT', 'SAVED', 'SUBMITTED'] as const) {
      expect(seenEvidenceStatus(open, evidence)).toBe(evidence);
      for (const status of ['WON', 'LOST', 'PREVENTED'] as const) {
        expect(daysLeftToAnswer({ ...open, status }, evidence, late)).toBeNull();
        expect(seenEvidenceStatus({ status }, evidence)).toBe(
          evidence === 'SUBMITTED' ? 'SUBMITTED' : 'NOT_SENT',
        );
      }
    }
  });

  it('evidence is awaited until the deadline, while the dispute is open and not with the bank', () => {
    const open = { status: 'OPEN', isUnderReview: false, evidenceDueAt: due } as const;
    expect(() => mustAwaitEvidence(open, new Date(due.getTime() - 1))).not.toThrow();
    expect(() => mustAwaitEvidence({ ...open, evidenceDueAt: null }, due)).not.toThrow();
    expect(() => mustAwaitEvidence(open, due)).toThrow(EvidenceDeadlinePassed);
    expect(() => mustAwaitEvidence({ ...open, isUnderReview: true }, due)).toThrow(EvidenceIsSubmitted);
    expect(() => mustAwaitEvidence({ ...open, status: 'LOST' }, due)).toThrow(DisputeIsDecided);
  });
});
