import { createHash } from 'node:crypto';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { AuditEntry, AuditLog } from '#kernel/audit.ts';
import { Failure } from '#kernel/failure.ts';
import type { DataSubject, Erasure, PersonalDataHolder, PersonalRecords } from '#kernel/personal-data.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

type Deps = Readonly<{ holders: readonly PersonalDataHolder[]; work: UnitOfWork; audit: AuditLog }>;
type Asked = Readonly<{ actor: Actor; subject: DataSubject }>;

export class PersonNotFound extends Failure {
  readonly code = 'privacy.person-not-found';
  readonly kind = 'missing';
}

/** Takes back what was only to be tried. */
class Rehearsed extends Error {}

/** The log is for ever: an address that is to be forgotten must not stand in it. */
const auditSubject = (subject: DataSubject): AuditEntry['subject'] => {
  switch (subject.kind) {
    case 'email': {
      const hash = createHash('sha256').update(subject.email.toLowerCase()).digest('hex');
      return { type: 'person', id: hash.slice(0, 16) };
    }
    case 'user':
      return { type: 'user', id: subject.userId };
    case 'merchant':
      return { type: 'merchant', id: subject.merchantId };
  }
};

/** What all modules keep about one person: a copy of it (GDPR art. 15 and 20), and its erasure (art. 17). */
export class PersonalData {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, PersonNotFound */
  async export({ actor, subject }: Asked): Promise<readonly PersonalRecords[]> {
    mustHaveRole(actor, 'ADMIN');
    const found = await this.#find(subject);
    await this.#deps.audit.record({
      actor,
      action: 'personal-data.exported',
      subject: auditSubject(subject),
    });
    return found;
  }

  /**
   * All or nothing; what the law or the other side of an open payment needs is kept, and said.
   *
   * @throws SignInNeeded, NotAllowed, PersonNotFound, and what stands against the deletion of an account or a merchant
   */
  async erase({
    actor,
    subject,
    isDryRun,
  }: Asked & Readonly<{ isDryRun: boolean }>): Promise<readonly Erasure[]> {
    mustHaveRole(actor, 'ADMIN');
    const { holders, work, audit } = this.#deps;
    const outcome: Erasure[] = [];
    try {
      await work.transact(async () => {
        outcome.length = 0;
        await this.#find(subject);
        for (const holder of holders) outcome.push(...(await holder.erase(subject, actor)));
        const data = Object.fromEntries(outcome.map(({ kind, erased, kept }) => [kind, { erased, kept }]));
        await audit.record({ actor, action: 'personal-data.erased', subject: auditSubject(subject), data });
        if (isDryRun) throw new Rehearsed();
      });
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
    }
    return outcome.filter(({ erased, kept }) => erased + kept > 0);
  }

  async #find(subject: DataSubject): Promise<readonly PersonalRecords[]> {
    const found: PersonalRecords[] = [];
    for (const holder of this.#deps.holders) found.push(...(await holder.find(subject)));
    const some = found.filter(({ rows }) => rows.length > 0);
    if (some.length === 0) throw new PersonNotFound();
    return some;
  }
}
