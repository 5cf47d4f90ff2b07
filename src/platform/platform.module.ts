import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock, systemClock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Random } from '#kernel/random.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { AuditTrail } from './audit/audit-trail.ts';
import { DatabaseAuditLog } from './audit/database-audit-log.ts';
import { HtmlPrinter } from './browser/html-printer.ts';
import { openHtmlPrinter } from './browser/open-html-printer.ts';
import { Config } from './config.ts';
import { DatabaseToken } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { TransactionsToken } from './database/transactions.ts';
import { Notifications, NotificationsToken } from './database/notifications.ts';
import { provider } from './di.ts';
import { InProcessEvents } from './events/in-process-events.ts';
import { BossJobs } from './jobs/boss-jobs.ts';
import { JobAdministration } from './jobs/job-administration.ts';
import { createLog, Log } from './log.ts';
import { OutageLines } from './outage-lines.ts';
import { MailedLetters } from './mail/mailed-letters.ts';
import { RecordedMailer } from './mail/recorded-mailer.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { Meters, MetersToken } from './metrics/meters.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { cryptoRandom } from './random.ts';
import { noRateLimits, RateLimits } from '#kernel/rate-limits.ts';
import { PostgresRateLimits } from './rate-limits/postgres-rate-limits.ts';
import { RecordedExports } from './exports/recorded-exports.ts';
import { messages } from '#messages/message-catalogue.ts';

/** Resources that this process holds open until `closePlatform`. */
export const openPlatform = (config: Config) => {
  const outage = new OutageLines();
  const log = createLog(config.logLevel, undefined, outage);
  const { url, directUrl, replicaUrl, statementTimeoutMs, isPooled } = config.database;
  const { database, transactions, close } = openDatabase(url, {
    statementTimeoutMs,
    isPooled,
    replicaUrl,
    copyUrl: replicaUrl ?? directUrl,
    onAnswer: () => outage.answered(),
  });
  const meters = new Meters();
  const notifications = new Notifications({ database, log, url: directUrl });
  return {
    log,
    database,
    transactions,
    closeDatabase: close,
    meters,
    notifications,
    jobs: new BossJobs({ database, log, meters, notifications, url, listenUrl: directUrl }),
    events: new InProcessEvents(),
    printer: openHtmlPrinter(config, {
      onUnavailable: (reason) =>
        log.error(
          { err: reason },
          'documents cannot be printed: no browser; check CHROMIUM_PATH, free memory and free space in /dev/shm',
        ),
    }),
    letters: new MailedLetters({
      mailer: new RecordedMailer({ mailer: new SmtpMailer(config.mail), database, log }),
      messages,
      config,
    }),
    passwords: new PasswordHasher({ ...config.passwords, isFair: config.rateLimits }),
  };
};
/** The open resources of a process. */
export type Platform = ReturnType<typeof openPlatform>;

/** Call it after the last request and the last job. */
export const closePlatform = async ({
  printer,
  passwords,
  notifications,
  closeDatabase,
}: Platform): Promise<void> => {
  await Promise.all([printer.close(), passwords.close(), notifications.close()]);
  await closeDatabase();
};

/** Bindings of the platform that every module may need. */
export const platformModule = (config: Config, platform: Platform): ContainerModule =>
  new ContainerModule((options) => {
    const provide = provider(options);
    const { database, log } = platform;
    provide.value(Config, config);
    provide.value(Log, log);
    provide.value(DatabaseToken, database);
    provide.value(NotificationsToken, platform.notifications);
    provide.value(MetersToken, platform.meters);
    provide.value(TransactionsToken, platform.transactions);
    provide.value(UnitOfWork, database);
    provide.value(Clock, systemClock);
    provide.value(Random, cryptoRandom);
    provide.value(Messages, messages);
    provide.value(Events, platform.events);
    provide.value(Jobs, platform.jobs);
    provide.value(HtmlPrinter, platform.printer);
    provide.value(Letters, platform.letters);
    provide.value(PasswordHasher, platform.passwords);
    provide.value(RateLimits, config.rateLimits ? new PostgresRateLimits(platform) : noRateLimits);
    provide.class(ListExports, RecordedExports, { limits: RateLimits, audit: AuditLog, clock: Clock });
    const files = { database: DatabaseToken, config: Config, messages: Messages, exports: ListExports };
    provide.class(AuditTrail, AuditTrail, files);
    provide.factory(JobAdministration, (deps) => new JobAdministration({ ...deps, jobs: platform.jobs }), {
      ...files,
      audit: AuditLog,
    });
    provide.class(AuditLog, DatabaseAuditLog, { database: DatabaseToken, clock: Clock });
  });
