import { expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ImportArchive } from '#modules/imports/application/import-archive.ts';
import type { ArchiveFacts, OpenedArchive } from '#modules/imports/application/staged-archive.ts';
import { DocumentsAhead, OwnArchive } from '#modules/imports/domain/failures.ts';
import { owner, support } from '#test/unit/modules/invoices/use-case-context.ts';

const operator: Actor = { kind: 'operator', name: 'tests' };
const end = { number: 41, hash: 'a'.repeat(64), issueDate: businessDate('2026-11-20') };
const merchant = {
  businessName: 'Липа ЕООД',
  businessType: 'SERVICE',
  email: 'lipa@example.bg',
  phoneNumber: '+359888123456',
  address: 'Пловдив',
  taxId: null,
  returnTerms: null,
  language: 'bg',
  vatRegistration: 'NONE',
  vatNumber: null,
  fiscalMode: 'EXEMPT',
  eShopNumber: null,
  iban: null,
  bic: null,
  invoiceAuthor: null,
  brandColor: '#0A5C4E',
  registrations: [],
  publicPage: null,
} as const;

async function* none(): AsyncGenerator<never> {}

/** An import over parts that record what they were asked for. */
const importer = (about: Partial<ArchiveFacts> = {}) => {
  const done: string[] = [];
  const facts: ArchiveFacts = {
    installation: 'https://before.example',
    merchantId: 7,
    madeAt: new Date('2026-11-21T10:00:00Z'),
    rows: {},
    documents: 41,
    end,
    anchors: 1,
    signedUpTo: 41,
    keys: [],
    ...about,
  };
  const opened: OpenedArchive = {
    facts,
    merchant,
    logo: null,
    customers: none,
    items: none,
    documents: none,
  };
  const note = (what: string) => async () => void done.push(what);
  const importing = new ImportArchive({
    files: {
      stage: async () => ({
        sha256: 'b'.repeat(64),
        open: async () => opened,
        keep: note('keep'),
        remove: note('remove'),
      }),
    } as never,
    imports: {
      lock: note('lock'),
      find: async () => null,
      add: async () => 1,
      addDocuments: async () => 41,
    },
    merchants: { byId: async (id: number) => (id === 7 ? ({} as never) : null) },
    registerMerchant: {
      execute: async (given: Readonly<{ email: string; ownerEmail?: string | undefined }>) => {
        done.push(`register ${given.email} ${given.ownerEmail ?? '-'}`);
        return { id: 3 } as never;
      },
    },
    moveInMerchant: { execute: note('look') },
    moveInPublicPage: { execute: note('page') },
    setFiscalProfile: { execute: async () => ({}) as never },
    continueSeries: { execute: note('continue') },
    moveInRecords: { customers: async () => new Map(), items: async () => 0 },
    publicUrl: 'https://here.example',
    work: { transact: (work) => work() },
    clock: { now: () => new Date('2026-12-01T10:00:00Z') },
    audit: { record: note('audit') },
  });
  const run = (actor: Actor = operator, isDryRun = false, ownerEmail?: string) =>
    importing.execute({ actor, file: 'a.zip', isDryRun, ownerEmail });
  return { run, done };
};

test('only an operator and an ADMIN import an archive', async () => {
  const { run, done } = importer();
  await expect(run(anonymous)).rejects.toThrow(SignInNeeded);
  for (const actor of [support, owner(3)]) await expect(run(actor)).rejects.toThrow(NotAllowed);
  expect(done).toEqual([]);
});

test('files are kept after everything is stored, and never by a dry run', async () => {
  const stored = importer();
  expect(await stored.run()).toMatchObject({ merchantId: 3, nextNumber: 42, lastHash: end.hash });
  expect(stored.done).toEqual([
    'lock',
    'register lipa@example.bg -',
    'look',
    'continue',
    'audit',
    'keep',
    'remove',
  ]);
  const dry = importer();
  await dry.run(operator, true, 'vera@example.bg');
  expect(dry.done).not.toContain('keep');
  expect(dry.done).toContain('register lipa@example.bg vera@example.bg');
});

test('an archive without documents begins no series', async () => {
  const { run, done } = importer({ end: null, documents: 0 });
  expect(await run()).toMatchObject({ nextNumber: 1, lastHash: null });
  expect(done).not.toContain('continue');
});

test('an archive of this installation, documents of a day to come and a wrong address are refused, and nothing is kept', async () => {
  const own = importer({ installation: 'https://here.example' });
  await expect(own.run()).rejects.toThrow(OwnArchive);
  const ahead = importer({ end: { ...end, issueDate: businessDate('2026-12-02') } });
  await expect(ahead.run()).rejects.toThrow(DocumentsAhead);
  const typed = importer();
  await expect(typed.run(operator, false, 'не е адрес')).rejects.toThrow(InvalidFields);
  for (const { done } of [own, ahead, typed]) expect(done).toEqual(['lock', 'remove']);
});
