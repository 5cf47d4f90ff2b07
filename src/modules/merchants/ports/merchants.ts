import type { Actor } from '#kernel/actor.ts';
import type { Merchant, MerchantDetails, NewMerchant } from '../domain/merchant.ts';
import type { PlanStep, RecordedPlan } from '../domain/plan-periods.ts';
import type { Registration } from '../domain/registrations.ts';
import { token } from '#kernel/token.ts';

/** The actor and reason of a status change. */
export type StatusCause = Readonly<{ actor: Actor; reason?: string | undefined }>;

/** Who recorded a registration, and when. */
export type RegistrationCause = Readonly<{ by: string; at: Date }>;

/** Who recorded a plan, why and when. */
export type PlanCause = RegistrationCause & Readonly<{ reason: string | null }>;

/** A merchant before and after a change; equal when nothing changed. */
export type MerchantChange = Readonly<{ before: MerchantDetails; after: MerchantDetails }>;

/** The repository of merchants, their status history and those of VAT registration and plan, which are append-only. */
export interface Merchants {
  /** Stores a merchant; a taken slug gets a number. @throws MerchantEmailTaken, TaxIdTaken */
  add(merchant: NewMerchant, cause: StatusCause): Promise<MerchantDetails>;
  /**
   * Locks and loads an open merchant, applies the change and saves it. A new status needs a cause and adds a history row.
   * @throws MerchantNotFound, MerchantEmailTaken, TaxIdTaken
   */
  change(id: number, apply: (merchant: Merchant) => void, cause?: StatusCause): Promise<MerchantChange>;
  /**
   * Locks the row of an open merchant: no new record can refer to it until the transaction ends.
   * @throws MerchantNotFound
   */
  lock(id: number): Promise<Merchant>;
  /** Deletes the merchant with history and assignments. */
  remove(id: number): Promise<void>;
  /** All VAT registrations, also superseded ones, in the order in which they were recorded. */
  registrationsOf(id: number): Promise<readonly Registration[]>;
  /**
   * Records a registration; call it before the merchant's own row is saved. One that would supersede the first keeps that
   * one for the days of older documents.
   */
  enterRegistration(id: number, registration: Registration, cause: RegistrationCause): Promise<void>;
  /**
   * The plans that hold and the trial, also a superseded one, in the order in which they were recorded; the first is that of
   * the registration.
   */
  plansOf(id: number): Promise<readonly RecordedPlan[]>;
  /** Records a plan; call it before the merchant's own row is saved with the plan of today. */
  enterPlan(id: number, step: PlanStep, cause: PlanCause): Promise<void>;
}
export const Merchants = token<Merchants>('merchants.Merchants');
