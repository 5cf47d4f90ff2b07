import * as z from 'zod';

/** The body of every error. `message` is in the caller's language; `fields` has one message for each invalid field. */
export const errorBody = z.looseObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
