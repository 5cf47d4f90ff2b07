import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { firstSentReceipt, PrintCopy } from '#modules/invoices/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import {
  AnswersToDisputes,
  DisputedPayments,
  DocumentsOfPayments,
  SettlePayment,
} from '#modules/payments/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { stripeAdapter, StripeSource } from '#platform/stripe/stripe-source.ts';
import { disputeSnapshots } from './adapters/http/dispute-snapshots.ts';
import { disputeRoutes } from './adapters/http/disputes.routes.ts';
import { answersToDisputes } from './adapters/postgres/answers-to-disputes.ts';
import { findDueEvidence } from './adapters/postgres/find-due-evidence.ts';
import { forgetEvidence } from './adapters/postgres/forget-evidence.ts';
import { personalEvidence } from './adapters/postgres/personal-evidence.ts';
import { SqlEvidenceDrafts } from './adapters/postgres/sql-evidence-drafts.ts';
import { SqlEvidenceFiles } from './adapters/postgres/sql-evidence-files.ts';
import { AttachInvoice } from './application/attach-invoice.ts';
import { ChangeEvidence } from './application/change-evidence.ts';
import { DisputeSnapshots } from './application/dispute-snapshots.ts';
import * as jobs from './application/jobs.ts';
import { RemindEvidence } from './application/remind-evidence.ts';
import { RequestEvidence } from './application/request-evidence.ts';
import { SendEvidence } from './application/send-evidence.ts';
import { auditActions } from './domain/audit-actions.ts';
import { EvidenceDrafts, EvidenceFiles } from './ports/evidence-drafts.ts';
import { EvidenceProvider } from './ports/evidence-provider.ts';

export const disputesModule = defineModule({
  name: 'disputes',
  needs: {
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    disputedPayments: DisputedPayments,
    documents: DocumentsOfPayments,
    jobs: Jobs,
    limits: RateLimits,
    merchants: MerchantDirectory,
    messages: Messages,
    printCopy: PrintCopy,
    random: Random,
    settlePayment: SettlePayment,
    stripe: StripeSource,
    work: UnitOfWork,
  },
  adapters: {
    evidenceDrafts: adapterClass(EvidenceDrafts, SqlEvidenceDrafts),
    evidenceFiles: adapterClass(EvidenceFiles, SqlEvidenceFiles),
    evidenceProvider: stripeAdapter(
      EvidenceProvider,
      async () => (await import('./adapters/stripe/stripe-evidence.ts')).StripeEvidence,
    ),
    answersToDisputes: adapter(AnswersToDisputes, answersToDisputes),
  },
  provides: { snapshots: DisputeSnapshots },
  create: (given) => {
    const send = useCase(SendEvidence, given);
    const changeEvidence = useCase(ChangeEvidence, given);
    const deps = {
      ...given,
      firstSentReceipt: (paymentId: number) => firstSentReceipt(given, paymentId),
      changeEvidence,
      attachInvoice: useCase(AttachInvoice, { ...given, changeEvidence }),
      requestEvidence: useCase(RequestEvidence, { ...given, send }),
    };
    const remindEvidence = useCase(RemindEvidence, {
      ...given,
      findDueEvidence: (between) => findDueEvidence(given, between),
    });
    return {
      api: { snapshots: disputeSnapshots(deps) },
      routes: disputeRoutes(deps),
      jobs: [
        jobHandler(jobs.sendEvidence, (data) => send.execute(data)),
        jobHandler(jobs.remindEvidence, () => remindEvidence.execute(), '0 9 * * *'),
        jobHandler(jobs.forgetEvidence, async () => void (await forgetEvidence(given)), '25 4 * * *'),
      ],
      auditActions,
      personalData: [personalEvidence(given)],
    };
  },
});
