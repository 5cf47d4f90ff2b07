import type { Messages } from '#kernel/messages.ts';
import type { DocumentsOfMonth } from '#modules/invoices/index.ts';
import type { Config } from '#platform/config.ts';
import { useCase } from '#platform/define-module.ts';
import { zipFile } from '#platform/exports/zip-file.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { newHash } from './adapters/files/new-hash.ts';
import { notesText } from './adapters/files/notes-text.ts';
import { monthFileWriter } from './adapters/files/month-files.ts';
import { CloseMonth } from './application/close-month.ts';
import { ClosingLimits } from './application/closing-limits.ts';
import { ReadFilesOfMonths } from './application/files-of-months.ts';
import { GetMonthFile } from './application/get-month-file.ts';
import { MailFormerRecipient } from './application/mail-former-recipient.ts';
import { MailMonthFiles } from './application/mail-month-files.ts';
import { PackClosedMonth } from './application/pack-month.ts';
import { PackMonths } from './application/pack-months.ts';
import { MailMonthAlert, PrepareMonth } from './application/prepare-months.ts';
import { ReopenMonth } from './application/reopen-month.ts';
import { SaveMonthSettings } from './application/save-month-settings.ts';
import { SendMonth } from './application/send-month.ts';

import { AddTurnover, RemoveTurnover } from './application/vat-threshold.ts';
import { MailThreshold, WarnOfThresholds } from './application/warn-of-thresholds.ts';

type DepsOf<C extends new (deps: never) => unknown> = ConstructorParameters<C>[0];
type Platform = Readonly<{
  config: Pick<Config, 'publicUrl'>;
  counts: RateLimits;
  documentsOfMonth: DocumentsOfMonth;
  messages: Messages;
}>;
type Given = Platform &
  Omit<
    DepsOf<typeof CloseMonth> &
      DepsOf<typeof SendMonth> &
      DepsOf<typeof SaveMonthSettings> &
      DepsOf<typeof PackClosedMonth> &
      DepsOf<typeof MailMonthFiles> &
      DepsOf<typeof MailThreshold> &
      DepsOf<typeof WarnOfThresholds> &
      DepsOf<typeof AddTurnover> &
      DepsOf<typeof ReadFilesOfMonths> &
      DepsOf<typeof PrepareMonth>,
    'limits' | 'writeFiles' | 'archive' | 'newHash' | 'writeNotes' | 'closeMonth' | 'sendMonth'
  >;

/** Creates the use-cases of the months, each once. */
export const closingUseCases = (given: Given) => {
  const { publicUrl } = given.config;
  const deps = {
    ...given,
    limits: new ClosingLimits(given),
    archive: zipFile,
    newHash,
    writeNotes: notesText(given.messages),
    writeFiles: monthFileWriter({ ...given, publicUrl }),
  };
  const closeMonth = useCase(CloseMonth, deps);
  const sendMonth = useCase(SendMonth, deps);
  return {
    limits: deps.limits,
    closeMonth,
    sendMonth,
    reopenMonth: useCase(ReopenMonth, deps),
    packClosedMonth: useCase(PackClosedMonth, deps),
    packMonths: useCase(PackMonths, deps),
    filesOfMonths: new ReadFilesOfMonths(deps),
    getMonthFile: useCase(GetMonthFile, deps),
    saveMonthSettings: useCase(SaveMonthSettings, deps),
    mailFormerRecipient: useCase(MailFormerRecipient, deps),
    mailMonthFiles: useCase(MailMonthFiles, deps),
    mailMonthAlert: useCase(MailMonthAlert, deps),
    addTurnover: useCase(AddTurnover, deps),
    removeTurnover: useCase(RemoveTurnover, deps),
    warnOfThresholds: useCase(WarnOfThresholds, deps),
    mailThreshold: useCase(MailThreshold, deps),
    prepareMonth: useCase(PrepareMonth, { ...deps, closeMonth, sendMonth }),
  };
};
export type ClosingUseCases = ReturnType<typeof closingUseCases>;
