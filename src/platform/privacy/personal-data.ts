import { createHash } from 'node:crypto';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PlatformAuditLog } from '../audit/audit-actions.ts';

type Deps = Readonly<{
  providers: readonly PersonalDataProvider[];
  work: UnitOfWork;
  audit: PlatformAuditLog;
}>;
type AuditSubject = Parameters<PlatformAuditLog['record']>[0]['subject'];
type Asked = Readonly<{ actor: Actor; subject: DataSubject }>;

/** No module has data of this person. */
export class PersonNotFound extends Failure {
  readonly code = 'privacy.person-not-found';
  readonly kind = 'missing';
}

/** Entries of the audit log stay: an erased email is recorded as a hash. */
const auditSubject = (subject: DataSubject): AuditSubject => {
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

/** Personal data of all modules: a copy for one person (GDPR art. 15 and 20), and its erasure (art. 17). */
export class PersonalData {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, PersonNotFound */
  async export({ actor, subject }: Asked): Promise<readonly PersonalRecords[]> {
    mustHaveRole(actor, 'ADMIN');
    const found = (await this.#find(subject)).flat();
    await this.#deps.audit.record({
      actor,
      action: 'personal-data.exported',
      subject: auditSubject(subject),
    });
    return found.filter(({ rows }) => rows.length > 0);
  }

  /**
   * Erases in all modules or in none; records that the law or an open payment needs are kept and reported.
   *
   * @throws SignInNeeded, NotAllowed, PersonNotFound, and what prevents the deletion of an account or a merchant
   */
  async erase({ actor, subject }: Asked): Promise<readonly Erasure[]> {
    mustHaveRole(actor, 'ADMIN');
    const { providers, work, audit } = this.#deps;
    const outcome = await work.transact(async () => {
      const erasures: Erasure[] = [];
      const found = await this.#find(subject);
      for (const [at, provider] of providers.entries())
        erasures.push(...(await provider.erase(subject, actor, found[at]!)));
      const data = Object.fromEntries(erasures.map(({ kind, erased, kept }) => [kind, { erased, kept }]));
      await audit.record({ actor, action: 'personal-data.erased', subject: auditSubject(subject), data });
      return erasures;
    });
    return outcome.filter(({ erased, kept }) => erased + kept > 0);
  }

  /** What each provider finds, in their order. @throws PersonNotFound */
  async #find(subject: DataSubject): Promise<readonly (readonly PersonalRecords[])[]> {
    const found: (readonly PersonalRecords[])[] = [];
    for (const provider of this.#deps.providers) found.push(await provider.find(subject));
    if (found.flat().every(({ rows }) => rows.length === 0)) throw new PersonNotFound();
    return found;
  }
}
