import { z } from 'zod';

/** A control call that was refused. */
export class ControlRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One call: its body as it came, its answer as it leaves. */
export type ControlCall = (body: unknown) => Promise<object>;

/** Reads the body by a schema and refuses everything else, so that a mistyped fault is not a silent one. */
export const call =
  <Schema extends z.ZodType>(schema: Schema, run: (body: z.output<Schema>) => Promise<object>): ControlCall =>
  (body) => {
    const read = schema.safeParse(body);
    if (!read.success) throw new ControlRefusal(400, z.prettifyError(read.error));
    return run(read.data);
  };
