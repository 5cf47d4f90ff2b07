/** One thing taken away that keeps money and documents right, and the test that must miss it. */
export type Mutation = Readonly<{
  name: string;
  file: string;
  from: string;
  to: string;
  project: 'faults' | 'integration';
  test: string;
  /** Part of the test's sentence. */
  sentence: string;
}>;

const payments = 'src/modules/payments';
const invoices = 'src/modules/invoices';

export const mutations: readonly Mutation[] = [
  {
    name: 'the lock of the payment is removed',
    file: `${payments}/adapters/persistence/objection-payments.ts`,
    from: 'await (forUpdate ? query.forUpdate() : query)',
    to: 'await (forUpdate ? query : query)',
    project: 'integration',
    test: 'test/integration/main-job/races.test.ts',
    sentence: 'two processes look at the same success',
  },
  {
    name: 'the lock of the link is removed',
    file: 'src/modules/links/adapters/persistence/objection-links.ts',
    from: '.findById(id).forUpdate()',
    to: '.findById(id)',
    project: 'faults',
    test: 'test/faults/crowds.test.ts',
    sentence: 'forty visitors',
  },
  {
    name: 'a success may be booked twice (constraint dropped)',
    file: 'migrations/20261120000600_ledger.ts',
    from: '      at timestamptz not null,\n      unique (kind, source)',
    to: '      at timestamptz not null',
    project: 'integration',
    test: 'test/integration/modules/payments/what-is-never-rewritten.test.ts',
    sentence: 'refuses to book the same success twice',
  },
  {
    name: 'the ledger need not sum to zero (trigger dropped)',
    file: 'migrations/20261120000600_ledger.ts',
    from: 'having sum(amount_minor) <> 0\n      ) then',
    to: 'having false\n      ) then',
    project: 'integration',
    test: 'test/integration/modules/payments/what-is-never-rewritten.test.ts',
    sentence: 'refuses one side alone',
  },
  {
    name: 'an event may be stored twice (constraint not heeded)',
    file: `${payments}/adapters/persistence/sql-provider-inbox.ts`,
    from: 'on conflict (provider, event_id) do nothing returning id',
    to: 'returning id',
    project: 'faults',
    test: 'test/faults/webhooks-repeated.test.ts',
    sentence: 'each of twenty fifty times',
  },
  {
    name: 'the job of an event is asked for outside its transaction',
    file: 'src/platform/jobs/boss-jobs.ts',
    from: '    await this.#boss.send(type.name, data, {\n      db: fromKnex(this.#deps.database.connection),',
    to: '    await this.#boss.send(type.name, data, {\n      db: fromKnex(this.#deps.database.pool),',
    project: 'integration',
    test: 'test/integration/platform/jobs/boss-jobs.test.ts',
    sentence: 'what is rolled back was never asked for',
  },
  {
    name: 'the booking is moved out of the transaction of the success',
    file: `${payments}/application/carry-out-effects.ts`,
    from: 'await ledger.book(bookPayment(record), now);',
    to: 'setTimeout(() => void ledger.book(bookPayment(record), now).catch(() => undefined), 2_000);',
    project: 'integration',
    test: 'test/integration/main-job/lost-signals.test.ts',
    sentence: 'the reconciler alone settles',
  },
  {
    name: 'the provider is asked under a new key each time',
    file: `${payments}/application/attach-session.ts`,
    from: 'gateway.openCheckout(key, attempt.providerRequest, account)',
    to: 'gateway.openCheckout(crypto.randomUUID(), attempt.providerRequest, account)',
    project: 'faults',
    test: 'test/faults/provider-away.test.ts',
    sentence: 'answers 500',
  },
  {
    name: 'no job looks after a checkout that nobody comes back to',
    file: `${payments}/application/prepare-checkout.ts`,
    from: '    await jobs.enqueue(\n      lookAtPayment,',
    to: '    if (now.getTime() < 0) await jobs.enqueue(\n      lookAtPayment,',
    project: 'faults',
    test: 'test/faults/server-killed.test.ts',
    sentence: 'nobody comes back',
  },
  {
    name: 'the number is MAX()+1 instead of a counter',
    file: `${invoices}/adapters/persistence/sql-invoice-numbers.ts`,
    from: 'returning next_number - 1 as number',
    to: 'returning (select coalesce(max(i.number), 0) + 1 from invoices i where i.merchant_id = :merchantId) as number',
    project: 'integration',
    test: 'test/integration/modules/invoices/issuing.test.ts',
    sentence: 'four hundred at once',
  },
  {
    name: 'issue dates may go back',
    file: `${invoices}/adapters/persistence/sql-invoice-numbers.ts`,
    from: 'greatest(s.last_issue_date, excluded.last_issue_date)',
    to: 'excluded.last_issue_date',
    project: 'faults',
    test: 'test/faults/wrong-clock.test.ts',
    sentence: 'by a day',
  },
  {
    name: 'the day is counted in UTC',
    file: 'src/kernel/business-date.ts',
    from: "const sofia = new Intl.DateTimeFormat('en-CA', {\n  timeZone: 'Europe/Sofia',",
    to: "const sofia = new Intl.DateTimeFormat('en-CA', {\n  timeZone: 'UTC',",
    project: 'faults',
    test: 'test/faults/sofia-days.test.ts',
    sentence: '25 October',
  },
  {
    name: 'a message is accepted whoever signed it',
    file: `${payments}/adapters/stripe/stripe-signals.ts`,
    from: 'if (event === null) continue;',
    to: 'if (event === null) return toSignal(JSON.parse(body) as Fields);',
    project: 'integration',
    test: 'test/integration/main-job/webhooks.test.ts',
    sentence: 'with no signature',
  },
  {
    name: 'another amount than asked is not noticed',
    file: `${payments}/domain/settlement.ts`,
    from: "if (BigInt(snapshot.amountMinor) !== payment.charge.minor) found.push('AMOUNT');",
    to: '',
    project: 'faults',
    test: 'test/faults/odd-news.test.ts',
    sentence: 'an amount that differs',
  },
  {
    name: 'a database that is away is taken for a defect',
    file: 'src/platform/http/app.ts',
    from: 'const error = isDatabaseAway(thrown) ? new Unavailable(thrown) : thrown;',
    to: 'const error = isDatabaseAway(thrown) ? thrown : thrown;',
    project: 'faults',
    test: 'test/faults/pool-exhausted.test.ts',
    sentence: 'by callers who all wait',
  },
  {
    name: 'a draining server still says that it is ready',
    file: 'src/platform/http/health.ts',
    from: 'if (readiness.isDraining()) {',
    to: 'if (readiness.isDraining() && ctx.path === "") {',
    project: 'faults',
    test: 'test/faults/server-stopped.test.ts',
    sentence: 'readiness fails first',
  },
  {
    name: 'reminders are sent without asking whether one was',
    file: 'migrations/20261121095000_reminders.ts',
    from: 'reminded_at timestamptz not null,\n      primary key (invoice_id, step)',
    to: 'reminded_at timestamptz not null',
    project: 'faults',
    test: 'test/faults/schedules.test.ts',
    sentence: 'send one reminder',
  },
];
