import { buyerCountryOf, numberFormProblems } from '#kernel/buyer.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import { RecordArchived, RecordChanged } from './failures.ts';
import { isCheckable, type CustomerVatCheck } from './vat-check.ts';

/** A COMPANY has an EIK or VAT number, a PERSON buys for itself. */
export type CustomerKind = 'COMPANY' | 'PERSON';

/** What a merchant edits. */
export type CustomerProfile = Readonly<{
  kind: CustomerKind;
  name: string;
  /** The person to write to. */
  contact: string | null;
  email: string | null;
  /** One number or several, as the merchant writes them. */
  phone: string | null;
  /** Street and number. */
  address: string | null;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  taxId: string | null;
  vatNumber: string | null;
  /** Of documents and statements. */
  language: Language;
  /** Days until an invoice is due; null: the default of invoices. */
  dueDays: number | null;
  note: string | null;
}>;

/** A customer as stored. */
export type CustomerRecord = CustomerProfile &
  Readonly<{
    id: number;
    merchantId: number;
    createdAt: Date;
    archivedAt: Date | null;
    version: number;
    /** The latest check of the VAT number; null when it was not checked since it was saved. */
    vatChecked: CustomerVatCheck | null;
  }>;
/** A customer without an id: the database generates it. */
export type NewCustomer = Omit<CustomerRecord, 'id'>;

/**
 * Problems of the given fields of a profile. Without another country than Bulgaria it is that of the VAT number. A stored
 * phone number is accepted unchanged: it may be older than the rule.
 */
export const customerProblems = (
  { country: given = 'BG', taxId = null, vatNumber = null, phone = null }: Partial<CustomerProfile>,
  phoneNumbers: PhoneNumbers,
  stored: Readonly<{ phone: string | null }> = { phone: null },
): FieldProblem[] => {
  const country = buyerCountryOf({ country: given === 'BG' ? null : given, vatNumber });
  const isDialable = phone === null || phone === stored.phone || phoneNumbers.areValid(phone, country);
  return [
    ...numberFormProblems({ taxId, vatNumber, country }),
    ...(isDialable ? [] : [{ field: 'phone', code: 'fields.phone-number' }]),
  ];
};

/** A customer of a merchant. Documents keep the buyer as it was: changes here do not reach them. */
export class Customer {
  #record: CustomerRecord;

  private constructor(record: CustomerRecord) {
    this.#record = record;
  }

  /** @throws InvalidFields */
  static create(
    merchantId: number,
    profile: CustomerProfile,
    { now, phoneNumbers }: Readonly<{ now: Date; phoneNumbers: PhoneNumbers }>,
  ): NewCustomer {
    const problems = customerProblems(profile, phoneNumbers);
    if (problems.length > 0) throw new InvalidFields(problems);
    return { ...profile, merchantId, createdAt: now, archivedAt: null, version: 1, vatChecked: null };
  }

  static restore(record: CustomerRecord): Customer {
    return new Customer(record);
  }

  toRecord(): CustomerRecord {
    return { ...this.#record };
  }

  get isArchived(): boolean {
    return this.#record.archivedAt !== null;
  }

  /** Whether the VAT number is to be checked. */
  get awaitsVatCheck(): boolean {
    const { vatNumber, vatChecked } = this.#record;
    return isCheckable(vatNumber) && vatChecked === null;
  }

  /** @param version the one that the change was made from @throws RecordChanged, RecordArchived, InvalidFields */
  change(profile: CustomerProfile, version: number, phoneNumbers: PhoneNumbers): void {
    if (version !== this.#record.version) throw new RecordChanged();
    if (this.isArchived) throw new RecordArchived();
    const problems = customerProblems(profile, phoneNumbers, this.#record);
    if (problems.length > 0) throw new InvalidFields(problems);
    // A number that changes is no longer the checked one.
    const isSame = profile.vatNumber === this.#record.vatNumber;
    this.#next({ ...profile, vatChecked: isSame ? this.#record.vatChecked : null });
  }

  /** @returns whether it changes */
  archive(isArchived: boolean, now: Date): boolean {
    if (isArchived === this.isArchived) return false;
    this.#next({ archivedAt: isArchived ? now : null });
    return true;
  }

  #next(changes: Partial<CustomerRecord>): void {
    this.#record = { ...this.#record, ...changes, version: this.#record.version + 1 };
  }
}
