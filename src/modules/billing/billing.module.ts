import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { PrintCopy, WriteCreditNote, WriteInvoice } from '#modules/invoices/index.ts';
import {
  BillsOfMerchants,
  ChangeMerchantPlan,
  ChangeMerchantStatus,
  ClosedMonths,
  EndUnpaidPlan,
  MerchantDirectory,
  MerchantPlans,
  MerchantReferences,
  RegisterMerchant,
  SetFiscalProfile,
} from '#modules/merchants/index.ts';
import { PlatformFees } from '#modules/payments/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule, useCase } from '#platform/define-module.ts';
import { Log } from '#platform/log.ts';
import { onInvoicePaid } from './adapters/events/invoice-paid.ts';
import { billSnapshots } from './adapters/http/bill-snapshots.ts';
import { billHomePart } from './adapters/http/home-part.ts';
import { billRoutes } from './adapters/http/bills.routes.ts';
import { billAttention } from './adapters/postgres/bill-attention.ts';
import { billChecks } from './adapters/postgres/check-bills.ts';
import { findMerchant } from './adapters/postgres/find-merchant.ts';
import { findDueBills, isOpenDocument } from './adapters/postgres/find-due-bills.ts';
import { sqlBillReferences } from './adapters/postgres/sql-bill-references.ts';
import { SqlBillRows } from './adapters/postgres/sql-bill-rows.ts';
import { sqlBillsOfMerchants } from './adapters/postgres/sql-bills-of-merchants.ts';
import { sqlBillsOfMonth } from './adapters/postgres/sql-bills-of-month.ts';
import { BillMerchant } from './application/bill-merchant.ts';
import { BillSnapshots } from './application/bill-snapshots.ts';
import { BillsOfMonth } from './application/bills-of-month.ts';
import { RunBills } from './application/run-bills.ts';
import { SetUpOperator } from './application/set-up-operator.ts';
import { StoreBill } from './application/store-bill.ts';
import { WatchDueBills } from './application/watch-due-bills.ts';
import { billingJobs } from './billing.jobs.ts';
import { auditActions } from './domain/audit-actions.ts';

/** Composes the module billing: the bills of the operator to its merchants. */
export const billingModule = defineModule({
  name: 'billing',
  needs: {
    audit: AuditLog,
    changePlan: ChangeMerchantPlan,
    changeStatus: ChangeMerchantStatus,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    directory: MerchantDirectory,
    endUnpaidPlan: EndUnpaidPlan,
    events: Events,
    jobs: Jobs,
    log: Log,
    messages: Messages,
    plans: MerchantPlans,
    platformFees: PlatformFees,
    printCopy: PrintCopy,
    registerMerchant: RegisterMerchant,
    setFiscalProfile: SetFiscalProfile,
    work: UnitOfWork,
    writeCreditNote: WriteCreditNote,
    writeInvoice: WriteInvoice,
  },
  answers: { closedMonths: ClosedMonths },
  adapters: {},
  contributes: {
    references: adapter(MerchantReferences, sqlBillReferences),
    bills: adapter(BillsOfMerchants, sqlBillsOfMerchants),
  },
  provides: {
    billsOfMonth: BillsOfMonth,
    runBills: RunBills,
    setUpOperator: SetUpOperator,
    snapshots: BillSnapshots,
  },
  create: (given) => {
    const rows = new SqlBillRows(given);
    const storeBill = useCase(StoreBill, { ...given, rows });
    const billMerchant = useCase(BillMerchant, { ...given, rows, storeBill });
    const runBills = useCase(RunBills, { ...given, rows, billMerchant });
    const watchDueBills = useCase(WatchDueBills, {
      ...given,
      findDueBills: (page) => findDueBills(given, page),
      isOpen: (invoiceId) => isOpenDocument(given, invoiceId),
    });
    const setUpOperator = useCase(SetUpOperator, { ...given, findMerchant: findMerchant(given) });
    return {
      api: {
        billsOfMonth: sqlBillsOfMonth(given),
        runBills,
        setUpOperator,
        snapshots: billSnapshots(given),
      },
      routes: billRoutes({ ...given, runBills }),
      home: [billHomePart({ ...given, bills: sqlBillsOfMerchants(given) })],
      subscriptions: [onInvoicePaid(given)],
      jobs: billingJobs({ ...given, runBills, watchDueBills }),
      checks: billChecks(given),
      attention: billAttention(given),
      auditActions,
    };
  },
});
