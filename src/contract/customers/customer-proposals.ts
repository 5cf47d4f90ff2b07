import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, integer, nullableText, optionalEmail } from '../fields.ts';
import { customer } from './customers.ts';
import { customerKind, customerNotes, companyNumber } from './customer-fields.ts';

/** A buyer of earlier documents that is no customer yet. */
const proposedCustomer = z.object({
  kind: customerKind,
  name: z.string().meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  email: nullableText.meta({ examples: ['office@example.bg'] }),
  address: nullableText.meta(customerNotes.address),
  taxId: nullableText.meta(customerNotes.taxId),
  vatNumber: nullableText.meta(customerNotes.vatNumber),
  documents: integer.meta({ description: 'Documents to this buyer.', examples: [3] }),
  lastIssueDate: date,
});

export type ProposedCustomer = z.infer<typeof proposedCustomer>;

export const listProposedCustomers = endpoint({
  method: 'GET',
  path: '/customers/me/proposed',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:read',
  summary: 'Buyers of earlier documents, by EIK or e-mail, that are no customers yet; the latest 100.',
  response: z.array(proposedCustomer),
});

export const acceptProposedCustomer = endpoint({
  method: 'POST',
  path: '/customers/me/proposed',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  summary: 'Makes a proposed buyer a customer; its documents point to the new customer.',
  status: 201,
  refuses: [404],
  body: z.object({
    taxId: companyNumber.meta({
      description: 'The EIK of the proposal; it decides when both are given.',
      examples: ['175074752'],
    }),
    email: optionalEmail.meta({ description: 'The e-mail of a proposal without an EIK.' }),
  }),
  response: customer,
});
