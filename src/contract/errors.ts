import * as z from 'zod';

/** Every error of the API. `message` may be shown as it is; `fields` has the message of each invalid field. */
export const errorBody = z.looseObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
