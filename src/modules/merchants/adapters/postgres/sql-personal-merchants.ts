import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';
import type { DeleteMerchant } from '../../application/delete-merchant.ts';
import { erasableMerchants, personalMerchants } from './merchants-table.ts';

type Deps = Readonly<{ database: Database; deleteMerchant: DeleteMerchant; clock: Clock }>;

const matches = { email: 'lower(email) = lower(:email)', merchant: 'id = :merchantId' } as const;

const kinds = ['merchants', 'merchant-notes', 'merchant-registrations', 'merchant-plans'] as const;
type Kind = (typeof kinds)[number];

/** Personal data of merchants and the notes of staff on them. A merchant is deleted as in the back office; one with documents keeps what they need. */
export class SqlPersonalMerchants implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    const { kind, ...bindings } = subject;
    if (subject.kind === 'user') return [];
    const columns = personalMerchants.columns.join(', ');
    const rows = await this.#deps.database.rows<Record<string, unknown>>(
      `select ${columns} from merchants where ${matches[subject.kind]} order by id`,
      bindings,
    );
    if (subject.kind === 'email') return [{ kind: 'merchants', rows }];
    const notes = await this.#deps.database.rows<Record<string, unknown>>(
      `select id, merchant_id, text, created_at from merchant_notes where merchant_id = :merchantId order by id`,
      bindings,
    );
    return [
      { kind: 'merchants', rows },
      { kind: 'merchant-notes', rows: notes },
      { kind: 'merchant-registrations', rows: await this.#registrations(subject.merchantId) },
      { kind: 'merchant-plans', rows: await this.#plans(subject.merchantId) },
    ];
  }

  async erase(subject: DataSubject, actor: Actor): Promise<Erasure<Kind>[]> {
    if (subject.kind === 'user') return [];
    if (subject.kind === 'email') {
      const [found] = await this.find(subject);
      return [{ kind: 'merchants', erased: 0, kept: found?.rows.length ?? 0, ground: 'named-apart' }];
    }
    const { merchantId } = subject;
    const notes = await this.#deps.database.rows(
      'delete from merchant_notes where merchant_id = :merchantId returning id',
      { merchantId },
    );
    const ofNotes = { kind: 'merchant-notes', erased: notes.length, kept: 0, ground: null } as const;
    const registrations = await this.#registrations(merchantId);
    const plans = await this.#plans(merchantId);
    if (await this.#isOpen(merchantId)) await this.#deps.deleteMerchant.execute({ actor, merchantId });
    const isKept = await this.#anonymise(merchantId);
    const outcomeOf = (count: number) =>
      isKept
        ? ({ erased: 0, kept: count, ground: 'accounting' } as const)
        : ({ erased: count, kept: 0, ground: null } as const);
    return [
      { kind: 'merchants', ...outcomeOf(1) },
      ofNotes,
      { kind: 'merchant-registrations', ...outcomeOf(registrations.length) },
      { kind: 'merchant-plans', ...outcomeOf(plans.length) },
    ];
  }

  #registrations(merchantId: number): Promise<Record<string, unknown>[]> {
    return this.#deps.database.rows(
      `select r.id, r.merchant_id, r.valid_from, r.vat_registration, r.vat_number, r.recorded_at
       from merchant_registrations r where r.merchant_id = :merchantId order by r.id`,
      { merchantId },
    );
  }

  #plans(merchantId: number): Promise<Record<string, unknown>[]> {
    return this.#deps.database.rows(
      `select p.merchant_id, p.seq, p.plan, p.kind, p.valid_from, p.reason, p.made_at
       from merchant_plans p where p.merchant_id = :merchantId order by p.seq`,
      { merchantId },
    );
  }

  /** Clears the columns that no document needs. @returns false when the merchant is open or does not exist */
  async #anonymise(merchantId: number): Promise<boolean> {
    const { database, clock } = this.#deps;
    const nulls = erasableMerchants.columns.map((column) => `${column} = null`).join(', ');
    const anonymised = await database.rows(
      `update merchants set email = 'erased-' || id || '@erased.invalid', phone_number = '', ${nulls},
         updated_at = :at, version = version + 1
       where id = :merchantId and closed_at is not null returning id`,
      { merchantId, at: clock.now() },
    );
    return anonymised.length > 0;
  }

  async #isOpen(merchantId: number): Promise<boolean> {
    const rows = await this.#deps.database.rows(
      'select from merchants where id = :merchantId and closed_at is null',
      { merchantId },
    );
    return rows.length > 0;
  }
}
