/** Commands that change nothing, whatever their arguments. */
export const readers = `
  accounts list, accounts show, audit, bank accounts, bank lines, bills list, bills show, completion, config check, config print, customers list, customers show,
  db status, doctor, events list, events show, help, invoices buyer-requests list, invoices list, invoices overdue,
  invoices show, invoices verify, items list, jobs list, keys list, links list, links show, mandates list, merchants archives, merchants list,
  merchants show, merchants team, merchants thresholds, months check, months list, months verify-files,
  payments list, payments show, payouts list, payouts show, privacy requests, proformas list, proformas show, rates list, reports show, schedules list, schedules show,
  stripe check, users factors, users list, users show, version, webhooks deliveries, webhooks list`
  .trim()
  .split(/,\s+/);

const ofSandbox = 'calls the sandbox, and writes nothing of the product';
const ofDevelopment = 'is refused in production, and a half-filled database of development is thrown away';

/** Commands that write and are not run here, with the reason. */
export const elsewhere: Readonly<Record<string, string>> = {
  'bills run': 'bills-killed kills it while it issues bills',
  'operator setup': 'runs commands of merchants one after another, each of which is killed here',
  'db migrate': 'migrator-killed kills it at each statement of each migration',
  'db restore':
    'writes an empty database; one that was killed leaves it empty, because all is one transaction',
  'db rollback': ofDevelopment,
  'db seed': ofDevelopment,
  seed: ofDevelopment,
  'payouts import': 'refunds-and-disputes kills the workers that make the same import',
  serve: 'server-killed and refunds-and-disputes kill it',
  worker: 'workers and refunds-and-disputes kill it',
  'webhooks listen': 'follows events over HTTP until it is stopped',
  'sandbox account': ofSandbox,
  'sandbox clock': ofSandbox,
  'sandbox dispute': ofSandbox,
  'sandbox faults': ofSandbox,
  'sandbox payout': ofSandbox,
  'sandbox replay': ofSandbox,
  'sandbox start': ofSandbox,
};

const audited = ['public.audit_log'];

/**
 * Tables that get rows with each run, by command: what is recorded is the run itself, a decision, a request or a file that
 * leaves the installation.
 */
export const recordedAgain: Readonly<Record<string, readonly string[]>> = {
  // Each link to the provider's form is another one, which the owners are mailed.
  'accounts start': [...audited, 'pgboss.job'],
  'merchants limits': audited,
  // It also looks after payments that other commands left open: money and documents are compared.
  'payments reconcile': ['public.payment_events'],
  'privacy erase': audited,
  'rates fetch': audited,
  'rates import': audited,
  'users sessions': audited,
  // After the decision is stored the refund is that of a job, which no worker does here: the doctor waits for it.
  'payments resolve-mismatch': [
    'public.ledger_entries',
    'public.ledger_transactions',
    'public.merchant_events',
    'public.payment_events',
    'public.payment_total_changes',
  ],
  // The password is set again, and the user gets a mail about it.
  'users reset-password': [...audited, 'pgboss.job'],
  // Recorded when it is whole: a backup without its record makes the alarm about old backups come early.
  'db backup': audited,
  'exports invoices': audited,
  'exports ledger': audited,
  'exports merchants': audited,
  'exports payments': audited,
  'months pack': audited,
  'privacy export': audited,
};
