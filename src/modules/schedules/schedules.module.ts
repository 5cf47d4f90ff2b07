import { system } from '#kernel/actor.ts';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { jobHandler, Jobs, jobType } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { CustomerDirectory } from '#modules/customers/index.ts';
import { CheckSale, SendInvoice, WriteInvoice } from '#modules/invoices/index.ts';
import { ClosedMonths, DataViews, MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import { CardMandates, ChargeKeptCard, ChargesAhead } from '#modules/payments/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule, useCase } from '#platform/define-module.ts';
import { Log } from '#platform/log.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { onCustomersMerged, onInvoiceSettled, onMerchantLeft } from './adapters/events/subscriptions.ts';
import { scheduleHomePart } from './adapters/http/home-part.ts';
import { scheduleSnapshots } from './adapters/http/schedule-snapshots.ts';
import { scheduleRoutes } from './adapters/http/schedules.routes.ts';
import { scheduleChecks } from './adapters/postgres/check-schedules.ts';
import { sqlChargesAhead } from './adapters/postgres/sql-charges-ahead.ts';
import { SqlPersonalSchedules } from './adapters/postgres/sql-personal-schedules.ts';
import { sqlScheduleReferences } from './adapters/postgres/sql-schedule-references.ts';
import { SqlSchedules } from './adapters/postgres/sql-schedules.ts';
import { AnnounceCharges, announcementsDue } from './application/announce-charges.ts';
import { AwaitCharge, chargeDue } from './application/await-charge.ts';
import { ChargeRun, chargesDue } from './application/charge-run.ts';
import { DecideRun } from './application/decide-run.ts';
import { chargeAnnounced, MailAnnouncement, ofAnnouncement } from './application/mail-announcement.ts';
import { MailMerchant, ofRun, runMailed } from './application/mail-merchant.ts';
import { MoveSchedule } from './application/move-schedule.ts';
import { RunPeriod } from './application/run-period.ts';
import { RunSchedules } from './application/run-schedules.ts';
import { ScheduleSnapshots } from './application/schedule-snapshots.ts';
import { WriteSchedule } from './application/write-schedule.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';

const schedulesDue = jobType('schedules.run');

/** Composes the module schedules: invoices that repeat, and the cards that pay them. */
export const schedulesModule = defineModule({
  name: 'schedules',
  needs: {
    audit: AuditLog,
    cardMandates: CardMandates,
    chargeKeptCard: ChargeKeptCard,
    checkSale: CheckSale,
    clock: Clock,
    config: Config,
    customerDirectory: CustomerDirectory,
    database: DatabaseToken,
    dataViews: DataViews,
    events: Events,
    jobs: Jobs,
    letters: Letters,
    log: Log,
    merchants: MerchantDirectory,
    messages: Messages,
    random: Random,
    sendInvoice: SendInvoice,
    work: UnitOfWork,
    writeInvoice: WriteInvoice,
  },
  answers: { closedMonths: ClosedMonths },
  adapters: {},
  contributes: {
    references: adapter(MerchantReferences, sqlScheduleReferences),
    chargesAhead: adapter(ChargesAhead, sqlChargesAhead),
  },
  provides: {
    announceCharges: AnnounceCharges,
    chargeRun: ChargeRun,
    runSchedules: RunSchedules,
    snapshots: ScheduleSnapshots,
    writeSchedule: WriteSchedule,
  },
  create: (needed) => {
    const given = { ...needed, rows: new SqlSchedules(needed) };
    const awaiting = { ...given, awaitCharge: useCase(AwaitCharge, given) };
    const deps = { ...awaiting, runPeriod: useCase(RunPeriod, awaiting) };
    const runSchedules = useCase(RunSchedules, deps);
    const writeSchedule = useCase(WriteSchedule, deps);
    const announceCharges = useCase(AnnounceCharges, deps);
    const chargeRun = useCase(ChargeRun, deps);
    const mailMerchant = useCase(MailMerchant, deps);
    const mailAnnouncement = useCase(MailAnnouncement, deps);
    const run = async (): Promise<void> => {
      const onError = (scheduleId: number, err: unknown) =>
        given.log.error({ err, scheduleId }, 'a schedule failed');
      await runSchedules.execute({ actor: system('schedules'), onError });
    };
    return {
      api: { announceCharges, chargeRun, runSchedules, snapshots: scheduleSnapshots(deps), writeSchedule },
      routes: scheduleRoutes({
        ...deps,
        runSchedules,
        writeSchedule,
        moveSchedule: useCase(MoveSchedule, deps),
        decideRun: useCase(DecideRun, deps),
      }),
      home: [scheduleHomePart(given)],
      jobs: [
        jobHandler(schedulesDue, run, '5 * * * *', { atStart: true }),
        jobHandler(announcementsDue, () => announceCharges.execute(), '15 9 * * *', { atStart: true }),
        jobHandler(chargesDue, () => chargeRun.enqueueAll(), '30 10 * * *', { atStart: true }),
        jobHandler(chargeDue, (data) => chargeRun.execute(data)),
        jobHandler(chargeAnnounced, (data) => mailAnnouncement.execute(data)),
        jobHandler(runMailed, (data) => mailMerchant.execute(data)),
      ],
      letters: [
        letterWriter(ofRun, async () => (await import('./adapters/mail/run-letter.ts')).runLetter),
        letterWriter(
          ofAnnouncement,
          async () => (await import('./adapters/mail/announcement-letter.ts')).announcementLetter,
        ),
      ],
      subscriptions: [onCustomersMerged(given), onInvoiceSettled(given), onMerchantLeft(given)],
      checks: scheduleChecks(given),
      personalData: [new SqlPersonalSchedules(given)],
      auditActions,
      auditSubjects,
    };
  },
});
