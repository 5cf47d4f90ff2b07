import * as z from 'zod';

/** Every refusal of the API. `message` may be shown as it is; `fields` names each wrong field with its own sentence. */
export const errorBody = z.looseObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
