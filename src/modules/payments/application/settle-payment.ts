import { nameOf, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import { CheckoutContested, NoMismatch, PaymentNotFound, ProviderRefused } from '../domain/failures.ts';
import type { MismatchDecision } from '../domain/mismatch.ts';
import type { Payment } from '../domain/payment.ts';
import type { CheckoutSnapshot } from '../domain/snapshot.ts';
import type { PaymentStatus } from '../domain/status.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { PaymentChecks } from '../ports/payment-checks.ts';
import type { Payments } from '../ports/payments.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';
import type { ApplySnapshot } from './apply-snapshot.ts';
import type { AttachSession } from './attach-session.ts';
import type { CarryOutEffects } from './carry-out-effects.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** The signal that made us look; closed in the same transaction. */
  inboxId?: number;
  /** An administrator's, applied to what the provider says now and noted in the audit log. */
  decision?: Omit<MismatchDecision, 'isForInvoice'>;
}>;
type Result = Readonly<{ status: PaymentStatus; isSettled: boolean }>;
type Deps = Readonly<{
  payments: Payments;
  checks: PaymentChecks;
  links: PayableLinks;
  gateway: PaymentGateway;
  inbox: ProviderInbox;
  attach: AttachSession;
  apply: ApplySnapshot;
  carryOut: CarryOutEffects;
  work: UnitOfWork;
  clock: Clock;
  audit: AuditLog;
}>;
/** What the provider said, and the version of the payment that it was asked for. */
type Seen = Readonly<{ attempt: Attempt; snapshot: CheckoutSnapshot; version: number }>;
const tries = 8;

/** Whether looking again could still change anything by itself. */
const isSettled = (payment: Payment): boolean => {
  const { status, providerFeeStatus } = payment.toRecord();
  return status === 'SUCCEEDED'
    ? providerFeeStatus !== 'PENDING'
    : status === 'FAILED' || status === 'CANCELLED';
};

/**
 * The one way by which a payment's state comes about, whoever asks: webhook, return page, reconciler, command line.
 * It looks at the provider outside any transaction and applies what it saw only if nobody else has changed the payment
 * meanwhile; otherwise it looks again.
 */
export class SettlePayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, ProviderAway, ProviderRefused */
  async execute(command: Command): Promise<Result> {
    const { actor, paymentId } = command;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const payment = await this.#deps.payments.get(paymentId);
      if (payment === null) throw new PaymentNotFound();
      const seen = await this.#look(actor, payment);
      if (seen === 'REFUSED') continue;
      const result = await this.#write(command, payment.toRecord().linkId, seen);
      if (result !== 'CHANGED') return result;
    }
    throw new CheckoutContested();
  }

  /** What the provider says of the newest session; null when there is none to ask about. */
  async #look(actor: Actor, payment: Payment): Promise<Seen | null | 'REFUSED'> {
    const { gateway, attach, payments } = this.#deps;
    const { attempts, providerAccount } = payment.toRecord();
    const paymentId = payment.id;
    const attempt = attempts.findLast(({ state }) => state !== 'REFUSED');
    if (attempt === undefined) return null;
    try {
      const session =
        attempt.sessionId ??
        (await attach.execute({ actor, paymentId, attempt, account: providerAccount })).id;
      // Attaching has raised the version; read before looking, never after.
      const asked = attempt.sessionId === null ? (await payments.get(paymentId))! : payment;
      const { version } = asked.toRecord();
      return { attempt, snapshot: await gateway.look(session, providerAccount), version };
    } catch (error) {
      if (error instanceof ProviderRefused && attempt.sessionId === null) return 'REFUSED';
      throw error;
    }
  }

  async #write(
    { actor, paymentId, inboxId, decision }: Command,
    linkId: number | null,
    seen: Seen | null,
  ): Promise<Result | 'CHANGED'> {
    const { payments, checks, links, inbox, apply, carryOut, work, clock } = this.#deps;
    return work.transact(async () => {
      // Lock order: link, then payment.
      const link = linkId === null ? null : await links.lock(linkId);
      const by = { actor: nameOf(actor), now: clock.now() };
      const effects = await payments.change(paymentId, async (payment) => {
        if (seen === null && decision !== undefined) throw new NoMismatch();
        if (seen === null) return { payment, succeeded: false, bookings: [] };
        if (payment.toRecord().version !== seen.version) return 'CHANGED';
        const isForInvoice = decision !== undefined && link !== null && (await links.isForInvoice(link.id));
        return apply.execute({
          ...seen,
          payment,
          isSingleLink: link?.isSingle === true,
          by,
          decision: decision && { ...decision, isForInvoice },
        });
      });
      if (effects === null) throw new PaymentNotFound();
      if (effects === 'CHANGED') return effects;
      if (inboxId !== undefined) {
        await inbox.close(inboxId, { state: 'DONE', paymentId, now: by.now });
      }
      if (decision !== undefined) await this.#note(actor, effects.payment, decision.resolution);
      if (effects.payment.newHistory.length === 0) await checks.note(paymentId, by.now);
      // What follows last: it ends with the document, at whose series the merchant's next payment waits.
      await carryOut.execute(effects, by.now);
      return { status: effects.payment.toRecord().status, isSettled: isSettled(effects.payment) };
    });
  }

  async #note(actor: Actor, payment: Payment, resolution: MismatchDecision['resolution']): Promise<void> {
    await this.#deps.audit.record({
      actor,
      action: 'payment.mismatch-resolved',
      subject: { type: 'payment', id: payment.id },
      data: { resolution, ...payment.toRecord().captured },
    });
  }
}
