import { anonymous } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayerAuditLog } from '../domain/audit-actions.ts';
import type { PayerRows } from './payer-rows.ts';

type Deps = Readonly<{
  rows: Pick<PayerRows, 'addErasureRequest'>;
  work: UnitOfWork;
  clock: Clock;
  audit: PayerAuditLog;
}>;

/** Asks the operator to erase the data of a proven address (GDPR art. 17). Once more changes nothing. */
export class AskForErasure {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ email }: Readonly<{ email: string }>): Promise<void> {
    const { rows, work, clock, audit } = this.#deps;
    await work.transact(async () => {
      const id = await rows.addErasureRequest(email, clock.now());
      if (id === null) return;
      await audit.record({
        actor: anonymous,
        action: 'erasure-request.made',
        subject: { type: 'erasure-request', id },
      });
    });
  }
}
