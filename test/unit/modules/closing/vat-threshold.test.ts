import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { thresholdState, type TurnoverPart } from '#modules/closing/domain/vat-threshold.ts';
import { MailThreshold, WarnOfThresholds } from '#modules/closing/application/warn-of-thresholds.ts';
import type { VatRegistration } from '#kernel/sale-vat.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { InMemoryMonthMail } from '#test/fakes/in-memory-month-mail.ts';
import { InMemoryOtherTurnovers } from '#test/fakes/in-memory-other-turnovers.ts';
import { InMemoryThresholdRecords } from '#test/fakes/in-memory-threshold-records.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';
import { sellerOf } from './month-documents.ts';

const limit = 5_113_000;
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

describe('alerts about the threshold', () => {
  const fixture = (registration: VatRegistration, minor: number) => {
    const kernel = recordedKernel(new Date('2026-11-20T10:00:00Z'));
    const directory = new InMemoryMerchantDirectory();
    directory.set(sellerOf(registration, { status: 'ACTIVE', email: 'shop@example.bg' }));
    const entry = { invoiceId: 7, invoiceNumber: '0000000007', day: today, minor };
    const mail = new InMemoryMonthMail();
    const deps = {
      ...kernel,
      directory,
      mail,
      others: new InMemoryOtherTurnovers(),
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
    const { warn, others, enqueued } = fixture('NONE', 0);
    await others.add({
      merchantId: 1,
      day: today,
      minor: 3_600_000,
      note: 'Магазин',
      recordedBy: 'user:1',
      recordedAt: new Date('2026-11-20T10:00:00Z'),
    });
    await warn.execute();
    expect(enqueued).toEqual([
      { name: 'closing.mail-threshold', data: { merchantId: 1, year: 2026, step: 70 } },
    ]);
  });

  it('a merchant registered under the general rules gets none', async () => {
    const { warn, enqueued } = fixture('FULL', 6_000_000);
    await warn.execute();
    expect(enqueued).toEqual([]);
  });

  it('merchant and accountant get a mail that names the document', async () => {
    const { send, mail } = fixture('EX', 5_200_000);
    await send.execute({ merchantId: 1, year: 2026, step: 100 });
    expect(mail.sent).toMatchObject([
      {
        to: 'shop@example.bg',
        audience: 'MERCHANT',
        crossing: { invoiceNumber: '0000000007', applyBy: '2026-11-27' },
      },
      { to: 'kantora@example.bg', audience: 'ACCOUNTANT', language: 'en' },
    ]);
  });
});
