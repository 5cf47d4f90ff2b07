import { id } from '../fields.ts';

/** The customer of a link or document in a request: the merchant's own and not archived. */
export const pickedCustomer = id.nullish().meta({
  description: 'A customer of the merchant; the given data of the buyer stay as they are.',
  examples: [42],
});
