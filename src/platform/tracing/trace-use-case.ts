import { traced } from './tracing.ts';

type UseCase = { execute(...command: unknown[]): Promise<unknown> };

const isUseCase = (value: unknown): value is UseCase =>
  typeof value === 'object' &&
  value !== null &&
  'execute' in value &&
  typeof value.execute === 'function' &&
  // What answers without waiting must go on to do so.
  value.execute.constructor.name === 'AsyncFunction';

/** A use-case tells of each time that it is executed, under its own name; everything else is left as it is. */
export const traceUseCase = <T>(value: T): T => {
  if (!isUseCase(value)) return value;
  const execute = value.execute.bind(value);
  const { name } = value.constructor;
  value.execute = (...command) => traced({ name }, () => execute(...command));
  return value;
};
