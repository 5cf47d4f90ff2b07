import { system, type Actor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import type { PayableLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { ApplySnapshot } from '#modules/payments/application/apply-snapshot.ts';
import { AttachSession } from '#modules/payments/application/attach-session.ts';
import { ApplySettlementEffects } from '#modules/payments/application/apply-settlement-effects.ts';
import { EndCheckoutSession } from '#modules/payments/application/end-checkout-session.ts';
import { CheckLimits } from '#modules/payments/application/check-limits.ts';
import type { NewMerchantLimits } from '#modules/payments/domain/merchant-limits.ts';
import { InMemoryMerchantLimits } from '#test/fakes/in-memory-merchant-limits.ts';
import { ChargeKeptCard } from '#modules/payments/application/mandates/charge-kept-card.ts';
import { EndMandate } from '#modules/payments/application/mandates/end-mandate.ts';
import { KeepCard } from '#modules/payments/application/mandates/keep-card.ts';
import { PrepareKeptCharge } from '#modules/payments/application/mandates/prepare-kept-charge.ts';
import { InMemoryMandates } from '#test/fakes/in-memory-mandates.ts';
import { PrepareCheckout } from '#modules/payments/application/prepare-checkout.ts';
import { RefreshPayment } from '#modules/payments/application/refresh-payment.ts';
import { RequestRefund } from '#modules/payments/application/request-refund.ts';
import { SendRefund } from '#modules/payments/application/send-refund.ts';
import { SettlePayment } from '#modules/payments/application/settle-payment.ts';
import { StartCheckout } from '#modules/payments/application/start-checkout.ts';
import { CountingRandom } from '#test/fakes/counting-random.ts';
import { FakeCardProvider } from '#test/fakes/fake-card-provider.ts';
import { FakeProviderSettings } from '#test/fakes/fake-provider-settings.ts';
import { FakeWebhookEvents } from '#test/fakes/fake-webhook-events.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { InMemoryDocumentsOfPayments } from '#test/fakes/in-memory-documents-of-payments.ts';
import { InMemoryAccountLists } from '#test/fakes/in-memory-account-lists.ts';
import { CheckoutRateLimits } from '#modules/payments/application/checkout-rate-limits.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { InMemoryEventCursors } from '#test/fakes/in-memory-event-cursors.ts';
import { InMemoryExchangeRates } from '#test/fakes/in-memory-exchange-rates.ts';
import { InMemoryFeeSchedules } from '#test/fakes/in-memory-fee-schedules.ts';
import { InMemoryLedger } from '#test/fakes/in-memory-ledger.ts';
import { InMemoryPaymentChecks } from '#test/fakes/in-memory-payment-checks.ts';
import { InMemoryPaymentLiveEvents } from '#test/fakes/in-memory-payment-live-events.ts';
import { InMemoryPayments } from '#test/fakes/in-memory-payments.ts';
import { InMemoryProviderAccounts } from '#test/fakes/in-memory-provider-accounts.ts';
import { InMemoryWebhookInbox } from '#test/fakes/in-memory-webhook-inbox.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { plainWork } from '#test/support/plain-work.ts';

export const merchantId = 3;
export const paymentLinkId = 5;
export const price = Money.ofMinor(10_000, 'EUR');
export const merchantUser: Actor = {
  kind: 'user',
  userId: 11,
  username: 'maria',
  role: 'MERCHANT',
  merchantRole: 'OWNER',
  merchantId,
  sessionId: 's1',
};

const oneMerchant = (merchant: MerchantRecord): MerchantDirectory => ({
  byId: async (id) => (id === merchant.id ? merchant : null),
  openById: async (id) => (id === merchant.id ? merchant : null),
  registrationsOf: async () => [],
  registrationHistoryOf: async () => [],
  openByIds: async (ids) => (ids.includes(merchant.id) ? [merchant] : []),
  visibleTo: async (actor) =>
    actor.kind === 'user' && actor.role === 'MERCHANT' ? [actor.merchantId!] : 'all',
});

const oneLink = (link: PayableLink, state: { isPaid: boolean; isForInvoice: boolean }): PayableLinks => ({
  forCheckout: async () => link,
  findByToken: async () => link,
  lock: async () => ({ ...link, invoiceId: state.isForInvoice ? 5 : link.invoiceId }),
  markPaid: async () => void (state.isPaid = true),
  assignInvoice: async () => undefined,
  lockOfInvoice: async () => undefined,
  closeOfInvoice: async () => undefined,
  openOfInvoice: async () => [],
  openForInvoice: async () => null,
  returnUrl: async () => null,
  payableToken: async () => (state.isPaid ? null : link.token),
});

type Facts = Readonly<{
  link?: Partial<PayableLink>;
  merchant?: Partial<MerchantRecord>;
  /** The merchant's chargeable account at the provider. */
  account?: string;
  newMerchants?: NewMerchantLimits;
}>;
const noLimits: NewMerchantLimits = { days: 30, day: null, payment: null };

/** The use-cases of checkout, settlement and refunds on in-memory fakes: one merchant with one payment link. */
export const openContext = (facts: Facts = {}) => {
  const clock = new FixedClock(new Date('2026-11-20T10:00:00Z'));
  const random = new CountingRandom();
  const jobs = new RecordedJobs();
  const payments = new InMemoryPayments();
  const cardProvider = new FakeCardProvider();
  const providerSettings = new FakeProviderSettings();
  const liveEvents = new InMemoryPaymentLiveEvents();
  const ledger = new InMemoryLedger();
  const inbox = new InMemoryWebhookInbox();
  const checks = new InMemoryPaymentChecks();
  const published: string[] = [];
  const audited: string[] = [];
  const worker = { wakes: 0 };
  const linkState = { isPaid: false, isForInvoice: false };
  const merchant = {
    id: merchantId,
    businessName: 'Кафе Витоша',
    isAccepting: true,
    ...facts.merchant,
  } as MerchantRecord;
  const accounts = new InMemoryProviderAccounts();
  if (facts.account !== undefined) accounts.set({ merchantId, accountId: facts.account });
  const link: PayableLink = {
    id: paymentLinkId,
    token: 'token',
    merchantId,
    createdBy: null,
    amount: price,
    chargeAmount: price,
    fxRate: null,
    isSingle: true,
    invoiceId: null,
    foreignDocumentId: null,
    description: null,
    taxRate: null,
    vatGround: null,
    methods: null,
    customerId: null,
    cardMax: null,
    expiresAt: null,
    ...facts.link,
  };
  const shared = {
    clock,
    random,
    jobs,
    payments,
    paymentsOfLinks: payments,
    documents: new InMemoryDocumentsOfPayments(),
    foreignDocuments: { hasOpen: async () => true },
    cardProvider,
    webhookEvents: new FakeWebhookEvents(clock),
    providerSettings,
    liveEvents,
    ledger,
    inbox,
    checks,
    cursors: new InMemoryEventCursors(),
    feeSchedules: new InMemoryFeeSchedules(),
    exchangeRates: new InMemoryExchangeRates(),
    rateLimits: new CheckoutRateLimits({
      limits: new InMemoryRateLimits(),
      config: { rateLimits: true },
      networkDigest: (ip) => `digest ${Buffer.from(ip).toString('base64url')}`,
    }),
    merchants: oneMerchant(merchant),
    accounts,
    accountLists: new InMemoryAccountLists(accounts),
    links: oneLink(link, linkState),
    work: plainWork,
    wakeWorker: () => void (worker.wakes += 1),
    messages: { say: (_: string, code: string) => code, knows: () => true },
    audit: { record: async ({ action }: { action: string }) => void audited.push(action) },
    events: { publish: async (type: string) => void published.push(type) },
  };
  const charges = () =>
    payments
      .all()
      .filter(({ mandateId, status }) => mandateId !== null && status !== 'FAILED' && status !== 'CANCELLED')
      .map(({ mandateId, chargeAmount, createdAt }) => ({
        mandateId: mandateId!,
        minor: chargeAmount.minor,
        at: createdAt,
      }));
  const mandates = new InMemoryMandates(charges);
  const attach = new AttachSession({ ...shared, mandates });
  const apply = new ApplySnapshot({ ...shared, mandates });
  const endMandate = new EndMandate({ ...shared, mandates });
  const keepCard = new KeepCard({ ...shared, mandates, endMandate });
  const applyEffects = new ApplySettlementEffects({ ...shared, keepCard });
  const settlePayment = new SettlePayment({ ...shared, attach, apply, applyEffects });
  const refresh = new RefreshPayment({ ...shared, settlePayment });
  const end = new EndCheckoutSession({ ...shared, attach, settlePayment });
  const merchantLimits = new InMemoryMerchantLimits();
  const checkLimits = new CheckLimits({
    ...shared,
    merchantLimits,
    newMerchants: facts.newMerchants ?? noLimits,
  });
  const prepare = new PrepareCheckout({ ...shared, checkLimits });
  const startCheckout = new StartCheckout({ ...shared, checkLimits, prepare, attach, refresh, end });
  const prepareKeptCharge = new PrepareKeptCharge({ ...shared, mandates, checkLimits });
  const chargeKeptCard = new ChargeKeptCard({ ...shared, mandates, prepareKeptCharge, settlePayment });
  const sendRefund = new SendRefund({ ...shared, settlePayment });
  const requestRefund = new RequestRefund({ ...shared, send: sendRefund, settlePayment, applyEffects });

  type Checkout = Parameters<StartCheckout['execute']>[0];
  const checkout = (about: Partial<Checkout> = {}) =>
    startCheckout.execute({
      actor: { kind: 'anonymous' },
      merchantId,
      paymentLinkId,
      amount: price,
      description: null,
      customerName: null,
      customerEmail: null,
      buyer: null,
      language: 'bg',
      requestKey: null,
      ip: null,
      ...about,
    });
  const settle = (paymentId: number) => settlePayment.execute({ actor: system('tests'), paymentId });
  const sessionOf = async (paymentId: number): Promise<string> =>
    (await payments.get(paymentId))!.toRecord().attempts.at(-1)!.sessionId!;
  /** A payment paid as requested and settled. */
  const paidPayment = async (): Promise<{ paymentId: number; sessionId: string }> => {
    const { paymentId } = await checkout();
    const sessionId = await sessionOf(paymentId);
    cardProvider.pay(sessionId);
    await settle(paymentId);
    return { paymentId, sessionId };
  };
  return {
    ...shared,
    link,
    linkState,
    merchantLimits,
    published,
    audited,
    worker,
    mandates,
    endMandate,
    keepCard,
    chargeKeptCard,
    settlePayment,
    endSession: end,
    sendRefund,
    requestRefund,
    checkout,
    settle,
    sessionOf,
    paidPayment,
    recordOf: async (paymentId: number) => (await payments.get(paymentId))!.toRecord(),
  };
};
