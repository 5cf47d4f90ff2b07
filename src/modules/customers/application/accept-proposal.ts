import type { Actor } from '#kernel/actor.ts';
import { buyerCountryOf } from '#kernel/buyer.ts';
import type { Events } from '#kernel/events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { plainNumber } from '#kernel/vat-number.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerProfile } from '../domain/customer.ts';
import { BuyerBecameCustomer } from '../domain/events.ts';
import { ProposalNotFound } from '../domain/failures.ts';
import type { DocumentsOfCustomers, PastBuyer } from '../ports/documents-of-customers.ts';
import type { CreateCustomer } from './create-customer.ts';
import { changedMerchantOf } from './policies.ts';

/** A proposal by its EIK, or without one by its e-mail. */
type Key = Readonly<{ taxId: string | null; email: string | null }>;
type Command = Readonly<{ actor: Actor; key: Key }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  documents: DocumentsOfCustomers;
  createCustomer: CreateCustomer;
  events: Events;
  work: UnitOfWork;
}>;

/** A buyer with an EIK or VAT number is a company; one abroad can be a company without. */
export const kindOfBuyer = ({ kind, taxId, vatNumber }: Pick<PastBuyer, 'kind' | 'taxId' | 'vatNumber'>) =>
  kind ?? (taxId === null && vatNumber === null ? ('PERSON' as const) : ('COMPANY' as const));

/** Customers have their numbers without marks, documents the number of a foreign register as it was written. */
const plainTaxId = ({ taxId }: PastBuyer): string | null => (taxId === null ? null : plainNumber(taxId));

const sameKey =
  ({ taxId, email }: Key) =>
  (buyer: PastBuyer): boolean =>
    taxId === null
      ? buyer.taxId === null && buyer.email?.toLowerCase() === email?.toLowerCase()
      : plainTaxId(buyer) === taxId;

const profileOf = (buyer: PastBuyer): CustomerProfile => ({
  kind: kindOfBuyer(buyer),
  name: buyer.name,
  contact: null,
  email: buyer.email,
  phone: null,
  address: buyer.address,
  city: null,
  country: buyerCountryOf(buyer),
  taxId: plainTaxId(buyer),
  vatNumber: buyer.vatNumber,
  language: 'bg',
  dueDays: null,
  note: null,
});

/**
 * Makes a buyer of earlier documents a customer; its documents point to it.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, ProposalNotFound, InvalidFields
 */
export class AcceptProposal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the id of the customer */
  async execute({ actor, key }: Command): Promise<number> {
    const { documents, createCustomer, events, work } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    return work.transact(async () => {
      const buyer = (await documents.pastBuyers(merchantId)).find(sameKey(key));
      if (buyer === undefined) throw new ProposalNotFound();
      const customerId = await createCustomer.execute({ actor, profile: profileOf(buyer) });
      const { taxId, email } = buyer;
      await events.publish(BuyerBecameCustomer, { merchantId, customerId, taxId, email });
      return customerId;
    });
  }
}
