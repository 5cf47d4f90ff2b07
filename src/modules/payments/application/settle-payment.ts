import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import { CheckoutContested, NoMismatch, PaymentNotFound } from '../domain/failures.ts';
import type { MismatchDecision } from '../domain/mismatch.ts';
import type { Payment } from '../domain/payment.ts';
import type { CheckoutSnapshot } from '../domain/snapshot.ts';
import type { PaymentStatus } from '../domain/status.ts';
import type { CardProvider } from '../ports/card-provider.ts';
import type { PaymentChecks } from '../ports/payment-checks.ts';
import type { Payments } from '../ports/payments.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';
import type { ApplySnapshot } from './apply-snapshot.ts';
import type { AttachSession } from './attach-session.ts';
import type { ApplySettlementEffects } from './apply-settlement-effects.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** As read by the caller just now; read here when omitted. */
  payment?: Payment;
  /** The webhook event of the payment; closed in the same transaction. */
  inboxId?: number;
  /** Decision of an administrator, applied to the fetched state and recorded in the audit log. */
  decision?: Omit<MismatchDecision, 'isForInvoice'>;
}>;
type Result = Readonly<{ status: PaymentStatus; isSettled: boolean }>;
type Deps = Readonly<{
  payments: Payments;
  checks: PaymentChecks;
  links: PayableLinks;
  cardProvider: CardProvider;
  inbox: WebhookInbox;
  attach: AttachSession;
  apply: ApplySnapshot;
  applyEffects: ApplySettlementEffects;
  work: UnitOfWork;
  clock: Clock;
  audit: PaymentAuditLog;
}>;
/** The provider state, and the version of the payment before it was fetched. */
type Fetched = Readonly<{ attempt: Attempt; snapshot: CheckoutSnapshot; version: number }>;
const maxAttempts = 8;

/** Whether another fetch could still change the payment. */
const isSettled = (payment: Payment): boolean => {
  const { status, providerFeeStatus } = payment.toRecord();
  return status === 'SUCCEEDED'
    ? providerFeeStatus !== 'PENDING'
    : status === 'FAILED' || status === 'CANCELLED';
};

/**
 * The only use-case that changes the status of a card payment, for webhook, return page, reconciler and command line. Fetches
 * the provider state outside any transaction and applies it if the payment has not changed meanwhile; otherwise fetches
 * again.
 */
export class SettlePayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, ProviderAway, ProviderRefused */
  async execute(command: Command): Promise<Result> {
    const { actor, paymentId } = command;
    let known = command.payment;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const payment = known ?? (await this.#deps.payments.get(paymentId));
      known = undefined;
      if (payment === null) throw new PaymentNotFound();
      const fetched = await this.#fetch(actor, payment);
      if (fetched === 'REFUSED') continue;
      const result = await this.#write(command, payment.toRecord().paymentLinkId, fetched);
      if (result !== 'CHANGED') return result;
    }
    throw new CheckoutContested();
  }

  /** The provider state of the newest session; null when there is none. */
  async #fetch(actor: Actor, payment: Payment): Promise<Fetched | null | 'REFUSED'> {
    const { cardProvider, attach, payments } = this.#deps;
    const { attempts, providerAccount } = payment.toRecord();
    const paymentId = payment.id;
    const attempt = attempts.findLast(({ status }) => status !== 'REFUSED');
    if (attempt === undefined) return null;
    try {
      const session = attempt.sessionId ?? (await attach.execute({ actor, payment, attempt })).id;
      // Attaching raises the version, which must be read before the fetch.
      const current = attempt.sessionId === null ? (await payments.get(paymentId))! : payment;
      const { version } = current.toRecord();
      return { attempt, snapshot: await cardProvider.fetchCheckoutState(session, providerAccount), version };
    } catch (error) {
      if (error instanceof ProviderRefused && attempt.sessionId === null) return 'REFUSED';
      throw error;
    }
  }

  async #write(
    { actor, paymentId, inboxId, decision }: Command,
    paymentLinkId: number | null,
    fetched: Fetched | null,
  ): Promise<Result | 'CHANGED'> {
    const { payments, checks, links, inbox, apply, applyEffects, work, clock } = this.#deps;
    return work.transact(async () => {
      // Lock order: link, then payment.
      const link = paymentLinkId === null ? null : await links.lock(paymentLinkId);
      const by = { actor: nameOf(actor), now: clock.now() };
      const effects = await payments.change(paymentId, async (payment) => {
        if (fetched === null && decision !== undefined) throw new NoMismatch();
        if (fetched === null) return { payment, succeeded: false, writtenInvoiceId: null, bookings: [] };
        if (payment.toRecord().version !== fetched.version) return 'CHANGED';
        const isForInvoice = link !== null && link.invoiceId !== null;
        return apply.execute({
          ...fetched,
          payment,
          link,
          by,
          decision: decision && { ...decision, isForInvoice },
        });
      });
      if (effects === null) throw new PaymentNotFound();
      if (effects === 'CHANGED') return effects;
      if (inboxId !== undefined) {
        await inbox.close(inboxId, { state: 'DONE', paymentId, now: by.now });
      }
      if (decision !== undefined) await this.#recordDecision(actor, effects.payment, decision.resolution);
      if (effects.payment.newHistory.length === 0) await checks.markChecked(paymentId, by.now);
      // Last: the effects lock the merchant's invoice series.
      await applyEffects.execute(effects, by.now);
      return { status: effects.payment.toRecord().status, isSettled: isSettled(effects.payment) };
    });
  }

  async #recordDecision(
    actor: Actor,
    payment: Payment,
    resolution: MismatchDecision['resolution'],
  ): Promise<void> {
    await this.#deps.audit.record({
      actor,
      action: 'payment.mismatch-resolved',
      subject: { type: 'payment', id: payment.id },
      data: { resolution, ...payment.toRecord().captured },
    });
  }
}
