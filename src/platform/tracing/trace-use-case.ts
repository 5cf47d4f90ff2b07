import { traced } from './tracing.ts';

type UseCase = { execute(...command: unknown[]): Promise<unknown> };

const isUseCase = (value: unknown): value is UseCase =>
  typeof value === 'object' &&
  value !== null &&
  'execute' in value &&
  typeof value.execute === 'function' &&
  // A synchronous method must stay synchronous.
  value.execute.constructor.name === 'AsyncFunction';

/** Wraps a use-case so that each `execute` is a span under the class's name; other members are unchanged. */
export const traceUseCase = <T>(value: T): T => {
  if (!isUseCase(value)) return value;
  const execute = value.execute.bind(value);
  const { name } = value.constructor;
  value.execute = (...command) => traced({ name }, () => execute(...command));
  return value;
};
