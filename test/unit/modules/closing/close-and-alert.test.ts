import { noRateLimits } from '#kernel/rate-limits.ts';
import { describe, expect, it } from 'vitest';
import { system, type Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { CloseMonth } from '#modules/closing/application/close-month.ts';
import { newHash } from '#modules/closing/adapters/files/new-hash.ts';
import { MailMonthFiles } from '#modules/closing/application/mail-month-files.ts';
import { ClosingLimits } from '#modules/closing/application/closing-limits.ts';
import { MailMonthAlert, PrepareMonth, enqueueAlerts } from '#modules/closing/application/prepare-months.ts';
import { ReopenMonth } from '#modules/closing/application/reopen-month.ts';
import { SaveMonthSettings } from '#modules/closing/application/save-month-settings.ts';
import { monthDelivery, SendMonth } from '#modules/closing/application/send-month.ts';
import {
  AlreadyClosed,
  MonthChanged,
  MonthHasErrors,
  MonthNotOver,
} from '#modules/closing/domain/failures.ts';
import type { MonthSettings } from '#modules/closing/ports/month-records.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { DocumentsAway, PrintFailed, PrintQueueFull } from '#kernel/print-failures.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import { zipFile } from '#platform/exports/zip-file.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { InMemoryMonthCloses } from '#test/fakes/in-memory-month-closes.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { InMemoryMonthRecords } from '#test/fakes/in-memory-month-records.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';
import { documentOf, sellerOf } from './month-documents.ts';

const month = '2026-09';
const seller = sellerOf('FULL', { status: 'ACTIVE', email: 'shop@example.bg' });
const member: Actor = {
  kind: 'user',
  userId: 9,
  username: 'shop',
  role: 'MERCHANT',
  merchantId: 1,
  merchantRole: 'OWNER',
  sessionId: '',
  isEmailVerified: true,
  provedAt: new Date('2026-10-01T04:50:00Z'),
};

/** The use-cases of months on in-memory ports, on 1 October 2026. */
const fixture = () => {
  const kernel = recordedKernel(new Date('2026-10-01T05:00:00Z'));
  const documents: MonthDocument[] = [documentOf(1), documentOf(2)];
  const directory = new InMemoryMerchantDirectory();
  directory.set(seller);
  const closes = new InMemoryMonthCloses();
  const records = new InMemoryMonthRecords();
  const letters = new RecordedLetters();
  const faults: { invoiceNumber: string; fault: 'GAP' }[] = [];
  let whenWritten = (): void => undefined;
  let whenPrinted = (): void => undefined;
  const deps = {
    ...kernel,
    directory,
    closes,
    records,
    letters,
    limits: new ClosingLimits({ counts: noRateLimits }),
    documentsOfClosing: {
      async *documents() {
        yield* documents;
      },
      document: async (id: number) => documents.find((one) => one.id === id) ?? null,
      refundsWithoutNote: async () => [],
      faults: async () => faults,
      corrections: async () => [],
      lastHash: async () => 'ab'.repeat(32),
      merchants: async () => [1],
      pdf: async () => {
        whenPrinted();
        return new Uint8Array();
      },
    },
    billsOfMonth: { issued: async () => [] },
    payments: { fees: async () => ({ fees: [], pending: 0 }) },
    countOpenBankLines: async () => 0,
    providerAccounts: { ofMerchant: async () => null },
    accounts: { ownersOf: async () => [9, 12] },
    passwords: { digest: (text: string) => `digest of ${text}` },
    random: { uuid: () => 'uuid', token: () => '', bytes: () => new Uint8Array() },
    async *writeFiles() {
      whenWritten();
      yield { name: 'delta.txt', content: new Uint8Array([1]) };
    },
  };
  const mailings = new RecordedJobs();
  const closeMonth = new CloseMonth(deps);
  const sendMonth = new SendMonth(deps);
  return {
    ...deps,
    documents,
    faults,
    close: (actor: Actor = member) => closeMonth.execute({ actor, whose: 'OWN', month }),
    reopen: new ReopenMonth(deps),
    save: (actor: Actor, settings: MonthSettings) =>
      new SaveMonthSettings(deps).execute({ actor, ...settings }),
    send: (actor: Actor, recipient: string | undefined) =>
      sendMonth.execute({ actor, whose: 'OWN', month, recipient }),
    prepare: new PrepareMonth({ ...deps, closeMonth, sendMonth }),
    alert: new MailMonthAlert(deps),
    mailings,
    mailFiles: new MailMonthFiles({
      ...deps,
      jobs: mailings,
      newHash,
      writeNotes: () => null,
      archive: zipFile,
    }),
    onWriting: (change: () => void) => (whenWritten = change),
    onPrinting: (change: () => void) => (whenPrinted = change),
  };
};
const deliveryOf = { merchantId: 1, month, revision: 1, recipient: 'office@example.bg', sending: 'first' };
const alertOf = (kind: 'READY' | 'REMINDER') => ({ merchantId: 1, month, kind });

describe('mailing the files of a closed month', () => {
  it.each([new DocumentsAway(null), new PrintQueueFull(7)])(
    'is postponed by a minute and uses up no try while documents cannot be printed: %s',
    async (failure) => {
      const { close, mailFiles, onPrinting, letters, mailings } = fixture();
      await close();
      onPrinting(() => {
        throw failure;
      });
      await mailFiles.execute(deliveryOf);
      expect(letters.sent).toEqual([]);
      expect(mailings.all).toEqual([
        {
          name: monthDelivery.name,
          data: deliveryOf,
          at: new Date('2026-10-01T05:01:00Z'),
          key: 'month-1-2026-09-first',
        },
      ]);
      onPrinting(() => undefined);
      await mailFiles.execute(deliveryOf);
      expect(letters.sent).toMatchObject([{ kind: 'FILES', to: 'office@example.bg', isWithoutPdfs: false }]);
    },
  );

  it('fails its job for a document that cannot be printed at all', async () => {
    const { close, mailFiles, onPrinting, letters, mailings } = fixture();
    await close();
    onPrinting(() => {
      throw new PrintFailed(null);
    });
    await expect(mailFiles.execute(deliveryOf)).rejects.toBeInstanceOf(PrintFailed);
    expect([letters.sent, mailings.all]).toEqual([[], []]);
  });
});

describe('closing a month', () => {
  it('is refused before the month is over in Sofia, and once it is closed', async () => {
    const { close, setNow } = fixture();
    setNow('2026-09-30T20:59:59Z');
    await expect(close()).rejects.toBeInstanceOf(MonthNotOver);
    setNow('2026-09-30T21:00:00Z');
    expect(await close()).toMatchObject({ revision: 1, closedBy: 'user:9' });
    await expect(close()).rejects.toBeInstanceOf(AlreadyClosed);
  });

  it('is refused for a broken series, and nothing is stored', async () => {
    const { close, faults, closes, records } = fixture();
    faults.push({ invoiceNumber: '0000000003', fault: 'GAP' });
    await expect(close()).rejects.toBeInstanceOf(MonthHasErrors);
    expect(await closes.latest({ merchantId: 1, month })).toBeNull();
    expect(records.checks.get('1 2026-09')).toMatchObject({ documents: 2, errors: 1 });
  });

  it('is refused when a document changes while its files are written, and nothing is stored', async () => {
    const { close, documents, onWriting, closes } = fixture();
    onWriting(() => void documents.push(documentOf(3)));
    await expect(close()).rejects.toBeInstanceOf(MonthChanged);
    expect(await closes.latest({ merchantId: 1, month })).toBeNull();
  });

  it('is refused when a document is paid while its files are written, and nothing is stored', async () => {
    const { close, documents, onWriting, closes } = fixture();
    const payment = { kind: 'BANK', amountMinor: 12_000, paidOn: businessDate('2026-09-20') } as const;
    onWriting(() => void documents.splice(0, 1, { ...documents[0]!, payments: [payment] }));
    await expect(close()).rejects.toBeInstanceOf(MonthChanged);
    expect(await closes.latest({ merchantId: 1, month })).toBeNull();
  });

  it('follows a reopening as the next revision', async () => {
    const { close, reopen } = fixture();
    await close();
    await reopen.execute({ actor: member, whose: 'OWN', month, reason: 'Грешка' });
    expect(await close()).toMatchObject({ revision: 2 });
  });
});

describe('alerts about a month', () => {
  it('each merchant with documents in the month before gets a job', async () => {
    const context = fixture();
    await enqueueAlerts(context, 'READY');
    expect(context.enqueued).toEqual([{ name: 'closing.prepare-month', data: alertOf('READY') }]);
  });

  it('one mail of each kind says what is missing, and a closed month gets none', async () => {
    const { prepare, alert, enqueued, letters, close } = fixture();
    await prepare.execute(alertOf('READY'));
    await prepare.execute(alertOf('READY'));
    await prepare.execute(alertOf('REMINDER'));
    expect(enqueued.map(({ data }) => (data as { kind: string }).kind)).toEqual(['READY', 'REMINDER']);
    await alert.execute({ ...alertOf('READY'), errors: 0, warnings: 2 });
    expect(letters.sent).toMatchObject([{ to: 'shop@example.bg', kind: 'READY', month, warnings: 2 }]);
    await close(member);
    await alert.execute({ ...alertOf('REMINDER'), errors: 0, warnings: 0 });
    await prepare.execute(alertOf('REMINDER'));
    expect(letters.sent).toHaveLength(1);
  });

  const settings = { recipient: 'kantora@example.bg', sendsItself: true };
  const stale = { ...member, provedAt: new Date('2026-10-01T04:44:59Z') } as Actor;

  it('another recipient of months needs a recent proof, and is mailed to the owners and the former recipient', async () => {
    const { save, records, enqueued, audited } = fixture();
    await expect(save(stale, settings)).rejects.toThrow(ProofNeeded);
    await save(member, settings);
    await save(stale, settings);
    await save(member, { ...settings, recipient: 'drugi@example.bg' });
    expect(await records.settingsOf(1)).toEqual({ ...settings, recipient: 'drugi@example.bg' });
    expect(enqueued.map(({ data }) => data)).toMatchObject([
      { userId: 9, kind: 'MONTH_RECIPIENT', to: 'kantora@example.bg' },
      { userId: 12, kind: 'MONTH_RECIPIENT', to: 'kantora@example.bg' },
      { userId: 9, to: 'drugi@example.bg' },
      { userId: 12, to: 'drugi@example.bg' },
      { merchantId: 1, recipient: 'kantora@example.bg', month: null },
    ]);
    expect(audited.map(({ data }) => Object.keys(data ?? {}))).toEqual([
      ['recipientDigest', 'sendsItself'],
      ['recipientDigest', 'sendsItself'],
    ]);
  });

  it('a month sent to another than the stored recipient needs a recent proof and is mailed to the owners and to that one', async () => {
    const { send, save, close, enqueued, audited } = fixture();
    await save(member, settings);
    await close(member);
    const before = enqueued.length;
    await expect(send(stale, 'drugi@example.bg')).rejects.toThrow(ProofNeeded);
    await send(stale, settings.recipient);
    await send(stale, undefined);
    await send(member, 'drugi@example.bg');
    expect(enqueued.slice(before).map(({ data }) => data)).toMatchObject([
      { recipient: settings.recipient },
      { recipient: settings.recipient },
      { recipient: 'drugi@example.bg' },
      { userId: 9, kind: 'MONTH_SENT_ELSEWHERE', to: 'drugi@example.bg' },
      { userId: 12, kind: 'MONTH_SENT_ELSEWHERE' },
      { recipient: settings.recipient, month },
    ]);
    expect(JSON.stringify(audited.map(({ data }) => data))).not.toMatch(/"recipient"/);
  });

  it('a merchant whose settings say so has a month without errors closed and sent', async () => {
    const { prepare, records, closes, enqueued, actions } = fixture();
    await records.saveSettings(1, { recipient: 'kantora@example.bg', sendsItself: true });
    await prepare.execute(alertOf('READY'));
    expect(await closes.latest({ merchantId: 1, month })).toMatchObject({ closedBy: 'system:months' });
    expect(actions()).toEqual(['merchant.month-closed', 'merchant.month-sent']);
    expect(enqueued).toMatchObject([
      { name: 'closing.mail-files', data: { recipient: 'kantora@example.bg' } },
    ]);
  });

  it('a month with errors, or one that was opened again by hand, is not closed by itself', async () => {
    const { prepare, records, faults, closes, close, reopen, enqueued } = fixture();
    await records.saveSettings(1, { recipient: 'kantora@example.bg', sendsItself: true });
    faults.push({ invoiceNumber: '0000000003', fault: 'GAP' });
    await prepare.execute(alertOf('READY'));
    expect(await closes.latest({ merchantId: 1, month })).toBeNull();
    faults.pop();
    await close();
    await reopen.execute({ actor: system('tests'), whose: { merchantId: 1 }, month, reason: 'Грешка' });
    await prepare.execute(alertOf('REMINDER'));
    expect(enqueued.map(({ name }) => name)).toEqual(['closing.mail-alert', 'closing.mail-alert']);
  });
});
