import { describe, expect, test } from 'vitest';
import { MerchantSuspended } from '#src/modules/merchants/domain/failures.ts';
import { fiscalProblems, normaliseFiscalProfile } from '#src/modules/merchants/domain/fiscal-problems.ts';
import type { FiscalProfile } from '#src/modules/merchants/domain/fiscal-profile.ts';
import { Merchant } from '#src/modules/merchants/domain/merchant.ts';
import { merchantStatuses } from '#src/modules/merchants/domain/merchant-status.ts';
import { missingForDocuments } from '#src/modules/merchants/domain/missing-for-documents.ts';
import { ibantoolsBankCodes } from '#src/modules/merchants/adapters/checks/ibantools-bank-codes.ts';
import { libphonenumberPhoneNumbers } from '#platform/phone-numbers/libphonenumber-phone-numbers.ts';
import { merchantProfile } from '#test/support/merchant-profile.ts';

const profile = merchantProfile();
const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');
const merchant = (): Merchant =>
  Merchant.restore({ ...Merchant.create(profile, { vatNumber: null, language: 'bg' }, now), id: 1 });

describe('Merchant', () => {
  test('a merchant waits for approval and accepts no payments until then', () => {
    const approved = merchant();
    expect(approved.toRecord().status).toBe('PENDING');
    expect(approved.isAccepting).toBe(false);
    approved.changeStatus('ACTIVE', now);
    expect(approved.isAccepting).toBe(true);
  });

  test('a merchant’s documents lack EIK or VAT number and a bank account until they are set', () => {
    const lacks = (given: { taxId?: string; vatNumber?: string; iban?: string }) =>
      missingForDocuments({ ...merchant().toRecord(), ...given });
    expect(lacks({})).toEqual(['taxId', 'iban']);
    expect(lacks({ iban: 'BG80BNBG96611020345678' })).toEqual(['taxId']);
    expect(lacks({ vatNumber: 'BG175074752' })).toEqual(['iban']);
    expect(lacks({ taxId: '175074752', iban: 'BG80BNBG96611020345678' })).toEqual([]);
  });

  test('a closed merchant accepts no payments, whatever its status', () => {
    const active = { ...merchant().toRecord(), status: 'ACTIVE', closedAt: now } as const;
    expect(Merchant.restore(active).isAccepting).toBe(false);
  });

  test('a merchant can be set to any status from any other', () => {
    for (const from of merchantStatuses) {
      for (const to of merchantStatuses) {
        const before = { ...merchant().toRecord(), status: from };
        const changed = Merchant.restore(before);
        changed.changeStatus(to, later);
        expect(changed.toRecord()).toEqual(
          from === to ? before : { ...before, status: to, updatedAt: later },
        );
      }
    }
  });

  test.each(['SUSPENDED', 'INACTIVE'] as const)(
    'a merchant that is %s cannot change its profile',
    (status) => {
      const stopped = Merchant.restore({ ...merchant().toRecord(), status });
      expect(() => stopped.updateProfile(profile, now)).toThrow(MerchantSuspended);
    },
  );

  test('a merchant keeps its slug when its name changes', () => {
    const renamed = merchant();
    renamed.updateProfile({ ...profile, businessName: 'Пекарна Варна' }, now);
    expect(renamed.toRecord()).toMatchObject({ businessName: 'Пекарна Варна', slug: 'pekarna-sofia' });
  });
});

describe('fiscal profiles', () => {
  const plain: FiscalProfile = {
    vatRegistration: 'NONE',
    vatNumber: null,
    fiscalMode: 'OWN_TILL',
    eShopNumber: null,
    iban: null,
    bic: null,
    invoiceAuthor: null,
  };
  const wrongFields = (change: Partial<FiscalProfile>): string[] =>
    fiscalProblems(normaliseFiscalProfile({ ...plain, ...change }), ibantoolsBankCodes).map(
      ({ field }) => field,
    );

  test.each([
    [{}, []],
    [{ vatRegistration: 'FULL', vatNumber: 'bg 175074752' }, []],
    [{ vatRegistration: 'FULL' }, ['vatNumber']],
    [{ vatRegistration: 'ART_97A', vatNumber: '175074752' }, ['vatNumber']],
    [{ vatRegistration: 'EX', vatNumber: 'BG175074752-EX' }, []],
    [{ vatRegistration: 'EX', vatNumber: 'BG175074752' }, ['vatNumber']],
    [{ fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' }, []],
    [{ fiscalMode: 'ALT_REGIME' }, ['eShopNumber']],
    [{ eShopNumber: 'RF123' }, ['eShopNumber']],
    [{ iban: 'BG80 BNBG 9661 1020 3456 78', bic: 'BNBGBGSF' }, []],
    [{ iban: 'BG80BNBG96611020345679', bic: 'BNBG' }, ['iban', 'bic']],
  ] as const)('the fiscal profile %j has the invalid fields %j', (change, fields) => {
    expect(wrongFields(change)).toEqual(fields);
  });

  test('a fiscal profile without VAT registration has no VAT number', () => {
    expect(normaliseFiscalProfile({ ...plain, vatNumber: 'BG175074752' }).vatNumber).toBeNull();
  });
});

describe('phone numbers', () => {
  test.each([
    ['0888 123 456', '+359888123456'],
    ['+359 (0)88 812 3456', '+359888123456'],
    ['02 987 6543', '+35929876543'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00359888123456', '+359888123456'],
  ])('the phone number %j is stored as %s', (given, kept) => {
    expect(libphonenumberPhoneNumbers.read(given)).toBe(kept);
  });

  test.each(['12345', 'call me', '+359', '0888 123 456 / 0888 654 321', '+359 888 123 456 ext. 7'])(
    'the phone number %j is refused',
    (given) => {
      expect(libphonenumberPhoneNumbers.read(given)).toBeNull();
    },
  );

  test.each([
    ['0888 123 456, 02/987-65-43', 'BG'],
    ['0888 123 456; +49 171 1234567', 'BG'],
    ['02 987 6543 вътр. 12', 'BG'],
    ['+44 20 7946 0958 ext. 7', 'BG'],
    ['0171 1234567', 'DE'],
  ])('%j are phone numbers of a customer in %s', (given, country) => {
    expect(libphonenumberPhoneNumbers.areValid(given, country)).toBe(true);
  });

  test.each([
    ['3,59888E+11', 'BG'],
    ['359888123456.0', 'BG'],
    ['0888 123 456, няма', 'BG'],
    ['0888 123 456,', 'BG'],
    ['0171 1234567', 'BG'],
    ['1.май', 'BG'],
    ['000', 'DE'],
  ])('%j are no phone numbers of a customer in %s', (given, country) => {
    expect(libphonenumberPhoneNumbers.areValid(given, country)).toBe(false);
  });
});
