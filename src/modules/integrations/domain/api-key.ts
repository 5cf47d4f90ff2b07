import { readingScopes, type KeyScope } from '#kernel/key-scopes.ts';
import { KeyNotLive, KeyReplaced } from './key-failures.ts';

const hourMs = 3_600_000;
/** "Last used" is stored at most this often. */
const useIntervalMs = 60_000;

export const keyModes = ['live', 'test'] as const;
/** `live` moves real money: the installation has a live key of the card provider. */
export type KeyMode = (typeof keyModes)[number];
/** @param providerKey the secret key of the card provider */
export const keyModeOf = (providerKey: string): KeyMode =>
  /^[sr]k_live_/.test(providerKey) ? 'live' : 'test';

export type KeyEndReason = 'ENDED' | 'REPLACED' | 'EXPIRED' | 'MERCHANT_CLOSED';

/** An API key as it is stored; its secret is only a hash beside it. */
export type ApiKeyRecord = Readonly<{
  /** Eight characters of base32, a part of the key. */
  id: string;
  merchantId: number;
  name: string;
  mode: KeyMode;
  scopes: readonly KeyScope[];
  /** In CIDR form; empty: any. */
  networks: readonly string[];
  /** The version of the answers, a date. */
  version: string;
  createdBy: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  endedAt: Date | null;
  endReason: KeyEndReason | null;
  /** The id of the key that replaces it. */
  replacedBy: string | null;
  /** More live keys than the plan allows: this one only reads. */
  isBeyondPlan: boolean;
}>;
export type NewApiKey = Omit<ApiKeyRecord, 'id' | 'lastUsedAt' | 'endedAt' | 'endReason' | 'replacedBy'>;

type Ending = Readonly<{ at: Date; reason: KeyEndReason }>;

/** A key is live until it is ended, or its time is over. */
export class ApiKey {
  #record: ApiKeyRecord;

  private constructor(record: ApiKeyRecord) {
    this.#record = record;
  }

  static restore(record: ApiKeyRecord): ApiKey {
    return new ApiKey(record);
  }

  get id(): string {
    return this.#record.id;
  }

  get merchantId(): number {
    return this.#record.merchantId;
  }

  /** When and why the key ended; null while it is live. */
  endingAt(now: Date): Ending | null {
    const { endedAt, endReason, expiresAt, replacedBy } = this.#record;
    if (endedAt !== null && endReason !== null) return { at: endedAt, reason: endReason };
    if (expiresAt === null || expiresAt > now) return null;
    return { at: expiresAt, reason: replacedBy === null ? 'EXPIRED' : 'REPLACED' };
  }

  /** What it may do now. */
  get scopes(): readonly KeyScope[] {
    const { scopes, isBeyondPlan } = this.#record;
    return isBeyondPlan ? readingScopes(scopes) : scopes;
  }

  /** @returns whether it was otherwise */
  setBeyondPlan(isBeyondPlan: boolean): boolean {
    const isOther = this.#record.isBeyondPlan !== isBeyondPlan;
    this.#record = { ...this.#record, isBeyondPlan };
    return isOther;
  }

  isUseDue(now: Date): boolean {
    const { lastUsedAt } = this.#record;
    return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= useIntervalMs;
  }

  /**
   * A new key like this one. One that expires lives as long as this one did from its creation.
   * @throws KeyNotLive, KeyReplaced
   */
  successor(createdBy: string, now: Date): NewApiKey {
    if (this.endingAt(now) !== null) throw new KeyNotLive();
    if (this.#record.replacedBy !== null) throw new KeyReplaced();
    const { merchantId, name, mode, scopes, networks, version, createdAt, expiresAt, isBeyondPlan } =
      this.#record;
    const lifetimeMs = expiresAt === null ? null : expiresAt.getTime() - createdAt.getTime();
    return {
      merchantId,
      name,
      mode,
      scopes,
      networks,
      version,
      isBeyondPlan,
      createdBy,
      createdAt: now,
      expiresAt: lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs),
    };
  }

  /** Lives on for the hours of grace, but not beyond its own end; 0 ends it now. */
  replace(by: string, graceHours: number, now: Date): void {
    const end = new Date(now.getTime() + graceHours * hourMs);
    const { expiresAt } = this.#record;
    const record = { ...this.#record, replacedBy: by };
    this.#record =
      graceHours === 0
        ? { ...record, endedAt: now, endReason: 'REPLACED' }
        : { ...record, expiresAt: expiresAt !== null && expiresAt < end ? expiresAt : end };
  }

  /** For good. @throws KeyNotLive */
  end(reason: KeyEndReason, now: Date): void {
    if (this.endingAt(now) !== null) throw new KeyNotLive();
    this.#record = { ...this.#record, endedAt: now, endReason: reason };
  }

  toRecord(): ApiKeyRecord {
    return this.#record;
  }
}
