import type { Actor } from '#kernel/actor.ts';
import { maySee } from '#kernel/visibility.ts';
import { MandateNotFound } from '../../domain/failures.ts';
import type { Mandate } from '../../domain/mandate.ts';
import type { Mandates } from './mandates.ts';
import type { CheckoutRateLimits } from '../checkout-rate-limits.ts';
import type { EndMandate } from './end-mandate.ts';
import { stoppableMandates } from './policies.ts';

type Deps = Readonly<{
  mandates: Pick<Mandates, 'find'>;
  endMandate: Pick<EndMandate, 'execute'>;
  rateLimits: Pick<CheckoutRateLimits, 'takeStatusRequest'>;
}>;

/** The link of the mails, and the IP address of its reader. */
type Payer = Readonly<{ token: string; ip: string }>;

/** Stops a card that stays: by its merchant, by an administrator, or by its payer. One that has ended stays as it is. */
export class StopMandate {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, ScopeMissing, MandateNotFound, also for one that the actor may not stop */
  async execute({ actor, mandateId }: Readonly<{ actor: Actor; mandateId: number }>): Promise<void> {
    await this.mustBeStoppable(actor, mandateId);
    await this.#deps.endMandate.execute({ actor, mandateId, by: 'MERCHANT' });
  }

  /** @throws as `execute` */
  async mustBeStoppable(actor: Actor, mandateId: number): Promise<void> {
    const stoppable = stoppableMandates(actor);
    const mandate = await this.#deps.mandates.find({ id: mandateId });
    if (mandate === null || !maySee(stoppable, mandate.merchantId)) throw new MandateNotFound();
  }

  /** By the link of the mails, without an account. @throws RateLimited, MandateNotFound */
  async byPayer({ actor, ...payer }: Payer & Readonly<{ actor: Actor }>): Promise<void> {
    const { id: mandateId } = await this.findForPayer(payer);
    await this.#deps.endMandate.execute({ actor, mandateId, by: 'PAYER' });
  }

  /** @throws RateLimited, MandateNotFound */
  async findForPayer({ token, ip }: Payer): Promise<Mandate> {
    const { mandates, rateLimits } = this.#deps;
    await rateLimits.takeStatusRequest(ip);
    const mandate = await mandates.find({ token });
    if (mandate === null) throw new MandateNotFound();
    return mandate;
  }
}
