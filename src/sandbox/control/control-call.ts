import { z } from 'zod';

/** A refused control call. */
export class ControlRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One call: raw body in, answer out. */
export type ControlCall = (body: unknown) => Promise<object>;

/** Parses the body by a schema and refuses unknown fields, so that a mistyped fault is reported. */
export const call =
  <Schema extends z.ZodType>(schema: Schema, run: (body: z.output<Schema>) => Promise<object>): ControlCall =>
  (body) => {
    const read = schema.safeParse(body);
    if (!read.success) throw new ControlRefusal(400, z.prettifyError(read.error));
    return run(read.data);
  };
