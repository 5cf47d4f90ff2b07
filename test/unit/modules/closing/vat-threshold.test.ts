import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { vatGrounds } from '#kernel/sale-vat.ts';
import { countsTowards, turnoverPlaces } from '#modules/closing/domain/turnover-rules.ts';
import {
  countryThreshold,
  thresholdState,
  unionThreshold,
  type TurnoverPart,
} from '#modules/closing/domain/vat-threshold.ts';
import { MailThreshold, WarnOfThresholds } from '#modules/closing/application/warn-of-thresholds.ts';
import type { VatRegistration } from '#kernel/sale-vat.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { InMemoryThresholdRecords } from '#test/fakes/in-memory-threshold-records.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';
import { sellerOf } from './month-documents.ts';

const limit = countryThreshold(5_113_000);
const today = businessDate('2026-11-20');
const part = (day: string, minor: number, invoiceId: number | null = 1): TurnoverPart => ({
  invoiceId,
  invoiceNumber: invoiceId === null ? null : `000000000${invoiceId}`,
  day: businessDate(day),
  minor,
});
const state = (...parts: TurnoverPart[]) => thresholdState(parts, limit, today);

describe('the turnover against the VAT threshold', () => {
  it.each([
    [3_579_099, null],
    [3_579_100, 70],
    [4_601_700, 90],
    [5_113_000, 90],
    [5_113_001, 100],
  ])('%s cents reach the step %s: exactly the threshold does not exceed it', (minor, step) => {
    expect(state(part('2026-03-01', minor)).step).toBe(step);
  });

  it('the document by which it is exceeded and the seventh day after it are named', () => {
    const found = state(
      part('2026-11-03', 200, 3),
      part('2026-05-01', 5_112_900, 1),
      part('2026-06-01', 50, 2),
    );
    expect(found.crossing).toEqual({
      invoiceId: 3,
      invoiceNumber: '0000000003',
      day: '2026-11-03',
      applyBy: '2026-11-10',
    });
    expect(found.expectedOn).toBeNull();
  });

  it('other turnover counts, and can be what exceeds it', () => {
    const found = state(part('2026-05-01', 5_000_000), part('2026-05-02', 113_001, null));
    expect(found).toMatchObject({ ownMinor: 5_000_000, otherMinor: 113_001, percent: 100 });
    expect(found.crossing).toMatchObject({ invoiceId: null, day: '2026-05-02' });
  });

  it('at the pace of the last 90 days it names the day, and none beyond the year', () => {
    const before = part('2026-02-01', 4_000_000);
    expect(state(before, part('2026-11-01', 2_700_000 - 900_000, 2)).expectedOn).toBeNull();
    expect(state(before, part('2026-11-01', 900_000, 2)).expectedOn).toBe('2026-12-12');
    expect(state(before, part('2026-11-01', 9_000, 2)).expectedOn).toBeNull();
  });
});

describe('the threshold in the Union', () => {
  const inUnion = (minor: number) => thresholdState([part('2026-11-20', minor)], unionThreshold, today);

  it.each([
    [6_999_999, null],
    [7_000_000, 70],
    [9_000_000, 90],
    [10_000_000, 90],
    [10_000_001, 100],
  ])('%s cents reach the step %s of 100,000 EUR', (minor, step) => {
    expect(inUnion(minor).step).toBe(step);
  });

  it('the revenue agency is informed within 15 working days', () => {
    expect(inUnion(10_000_001).crossing).toMatchObject({ day: '2026-11-20', applyBy: '2026-12-11' });
  });
});

describe('which supplies are part of the turnover', () => {
  const placesOf = (ground: (typeof vatGrounds)[number] | null, country: string) =>
    (['COUNTRY', 'UNION'] as const).filter((limit) => countsTowards(limit, ground, country));

  it('each ground stands in the table', () => {
    expect(Object.keys(turnoverPlaces).toSorted()).toEqual(vatGrounds.toSorted());
  });

  it.each([
    ['with VAT', null, 'BG', ['COUNTRY', 'UNION']],
    ['without registration', 'ART_113_9', 'BG', ['COUNTRY', 'UNION']],
    ['in the scheme for small enterprises', 'DIRECTIVE_284', 'DE', ['COUNTRY', 'UNION']],
    ['an export', 'ART_28', 'US', ['COUNTRY', 'UNION']],
    ['an intra-Community supply', 'ART_53', 'GR', ['COUNTRY', 'UNION']],
    ['a service to a company of another member state', 'ART_21_2', 'DE', ['UNION']],
    ['a service to a company of Northern Ireland', 'ART_21_2', 'GB', []],
    ['a service to a company outside the Union', 'ART_21_2', 'US', []],
    ['a triangular operation', 'ART_141', 'GR', ['UNION']],
    ['education', 'ART_41', 'BG', []],
    ['a financial service', 'ART_46', 'BG', ['COUNTRY', 'UNION']],
  ] as const)('%s counts where the law says so', (_, ground, country, limits) => {
    expect(placesOf(ground, country)).toEqual(limits);
  });

  it('what counts in Bulgaria counts in the Union', () => {
    for (const ground of [null, ...vatGrounds])
      for (const country of ['BG', 'DE', 'GR', 'GB', 'US'])
        expect(placesOf(ground, country)).not.toEqual(['COUNTRY']);
  });
});

describe('alerts about the threshold', () => {
  const fixture = (registration: VatRegistration, minor: number) => {
    const kernel = recordedKernel(new Date('2026-11-20T10:00:00Z'));
    const directory = new InMemoryMerchantDirectory();
    directory.set(sellerOf(registration, { status: 'ACTIVE', email: 'shop@example.bg' }));
    const ground = registration === 'EX' ? 'DIRECTIVE_284' : 'ART_113_9';
    const entry = {
      invoiceId: 7,
      invoiceNumber: '0000000007',
      day: today,
      minor,
      ground,
      country: 'BG',
    } as const;
    const letters = new RecordedLetters();
    const deps = {
      ...kernel,
      directory,
      letters,
      thresholds: new InMemoryThresholdRecords(),
      turnover: {
        entries: async () => (minor === 0 ? [] : [entry]),
        merchants: async () => (minor === 0 ? [] : [1]),
      },
      assignments: {
        ofMerchant: async () => [{ merchantId: 1, userId: 5, assignedAt: today, grantedBy: null }] as never,
      },
      accounts: {
        byId: async () => ({ status: 'ACTIVE', email: 'kantora@example.bg', language: 'en' }) as never,
      },
    };
    return { ...deps, warn: new WarnOfThresholds(deps), send: new MailThreshold(deps) };
  };

  it('each step is mailed once, of several new ones only the highest', async () => {
    const { warn, enqueued } = fixture('NONE', 4_700_000);
    await warn.execute();
    await warn.execute();
    expect(enqueued).toEqual([
      { name: 'closing.mail-threshold', data: { merchantId: 1, year: 2026, step: 90 } },
    ]);
  });

  it('a merchant whose whole turnover was typed in is alerted', async () => {
    const { warn, thresholds, enqueued } = fixture('NONE', 0);
    await thresholds.addTurnover({
      merchantId: 1,
      day: today,
      minor: 3_600_000,
      note: 'Магазин',
      country: 'BG',
      recordedBy: 'user:1',
      recordedAt: new Date('2026-11-20T10:00:00Z'),
    });
    await warn.execute();
    expect(enqueued).toEqual([
      { name: 'closing.mail-threshold', data: { merchantId: 1, year: 2026, step: 70 } },
    ]);
  });

  it('a merchant in the scheme for small enterprises is watched in the Union, with its turnover of other member states', async () => {
    const { warn, send, thresholds, enqueued, letters } = fixture('EX', 3_000_000);
    const recorded = { recordedBy: 'user:1', recordedAt: new Date('2026-11-20T10:00:00Z') };
    await thresholds.addTurnover({
      merchantId: 1,
      day: today,
      minor: 7_000_001,
      note: 'Магазин',
      country: 'DE',
      ...recorded,
    });
    await warn.execute();
    await warn.execute();
    const job = { merchantId: 1, year: 2026, step: 100, limit: 'UNION' } as const;
    expect(enqueued).toEqual([{ name: 'closing.mail-threshold', data: job }]);
    await send.execute(job);
    expect(letters.sent[0]).toMatchObject({
      limit: 'UNION',
      percent: 100,
      crossing: { applyBy: '2026-12-11' },
    });
  });

  it('turnover of other member states is no part of the threshold in Bulgaria', async () => {
    const { warn, thresholds, enqueued } = fixture('NONE', 3_000_000);
    const recorded = { recordedBy: 'user:1', recordedAt: new Date('2026-11-20T10:00:00Z') };
    await thresholds.addTurnover({
      merchantId: 1,
      day: today,
      minor: 9_000_000,
      note: 'Магазин',
      country: 'DE',
      ...recorded,
    });
    await warn.execute();
    expect(enqueued).toEqual([]);
  });

  it('a merchant registered under the general rules gets none', async () => {
    const { warn, enqueued } = fixture('FULL', 6_000_000);
    await warn.execute();
    expect(enqueued).toEqual([]);
  });

  it('merchant and accountant get a mail that names the document', async () => {
    const { send, letters } = fixture('EX', 5_200_000);
    await send.execute({ merchantId: 1, year: 2026, step: 100 });
    expect(letters.sent).toMatchObject([
      {
        to: 'shop@example.bg',
        audience: 'MERCHANT',
        crossing: { invoiceNumber: '0000000007', applyBy: '2026-11-27' },
      },
      { to: 'kantora@example.bg', audience: 'ACCOUNTANT', language: 'en' },
    ]);
  });
});
