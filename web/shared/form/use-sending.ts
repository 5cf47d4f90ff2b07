import { QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { use, useState, type BaseSyntheticEvent } from 'react';
import { messageOf } from '../api-error.ts';
import { useToast } from '../state/toast.ts';
import { fieldErrorsOf, type FieldErrors } from './field-errors.ts';

/** A call that changes something, and what follows it. */
export interface Sending<Input, Result> {
  /** As a rule one `call`, which waits until the outcome is known. @throws ApiError */
  readonly send: (input: Input) => Promise<Result>;
  /** The toast after success, or how it is made of the answer; none without. */
  readonly done?: string | ((result: Result, input: Input) => string) | undefined;
  /** Shown for an error without a message, or how the text of an error is made. */
  readonly failed: string | ((error: unknown) => string);
  /** The keys of the queries that are read again. */
  readonly affects?: readonly QueryKey[] | undefined;
  /** They are read again after a failure, too. Not for a form whose values are then older than the version it sends. */
  readonly affectsAlways?: boolean;
  /** After success: closes a dialog, empties a form, leads on. */
  readonly onDone?: ((result: Result, input: Input) => unknown) | undefined;
  /** Before a failure is shown. @returns what is shown in its place, or true when nothing is left to show */
  readonly onFailed?: ((error: unknown, input: Input) => unknown) | undefined;
}

const textOf = (error: unknown, failed: Sending<never, never>['failed']): string =>
  typeof failed === 'string' ? messageOf(error, failed) : failed(error);

const outcomeOf = async <R>(
  attempt: () => Promise<R>,
): Promise<Readonly<{ result: R }> | Readonly<{ error: unknown }>> => {
  try {
    return { result: await attempt() };
  } catch (error) {
    return { error };
  }
};

/** Whether a form shows a field of that name, or entries of it: `installments.0.amount`. */
const isShownIn =
  (event: BaseSyntheticEvent | undefined) =>
  (name: string): boolean => {
    const form: unknown = event?.target;
    if (!(form instanceof HTMLFormElement)) return false;
    return [...form.elements].some((element) => `${element.getAttribute('name')}.`.startsWith(`${name}.`));
  };

/** What is said and read again after a call. */
const useFollowing = <Input, Result>({ done, affects = [], onDone }: Sending<Input, Result>) => {
  const toast = useToast();
  // The public pages have no client.
  const client = use(QueryClientContext);
  const refetch = () => Promise.all(affects.map(async (queryKey) => client?.invalidateQueries({ queryKey })));
  const succeed = async (result: Result, input: Input): Promise<void> => {
    if (done !== undefined) toast(typeof done === 'string' ? done : done(result, input));
    await onDone?.(result, input);
    await refetch();
  };
  return { refetch, succeed };
};

/**
 * Sends what is typed or pressed. `send` resolves to the server's errors of the fields that the submitted form has, which it
 * shows at them; any other failure is `failure`, shown above the buttons. `pending` is the input until all has been done.
 */
export const useSending = <Input = void, Result = unknown>(sending: Sending<Input, Result>) => {
  const { failed, affectsAlways = false, onFailed } = sending;
  const { refetch, succeed } = useFollowing(sending);
  const [pending, setPending] = useState<{ readonly input: Input }>();
  const [failure, setFailure] = useState<string>();
  const [isDone, setDone] = useState(false);
  const fail = async (error: unknown, input: Input, event?: BaseSyntheticEvent): Promise<FieldErrors> => {
    const instead = await onFailed?.(error, input);
    if (affectsAlways) await refetch();
    if (instead === true) return {};
    const { errors, isAll } = fieldErrorsOf(error, isShownIn(event));
    if (typeof instead === 'string') setFailure(instead);
    else if (!isAll) setFailure(textOf(error, failed));
    return errors;
  };
  const send = async (input: Input, event?: BaseSyntheticEvent): Promise<FieldErrors> => {
    setFailure(undefined);
    setPending({ input });
    try {
      const outcome = await outcomeOf(() => sending.send(input));
      if ('error' in outcome) return await fail(outcome.error, input, event);
      setDone(true);
      await succeed(outcome.result, input);
      return {};
    } finally {
      setPending(undefined);
    }
  };
  /** Takes the failure away. */
  const forget = (): void => setFailure(undefined);
  return { send, failure, forget, isPending: pending !== undefined, pending: pending?.input, isDone };
};

/** A call by one press. A failure is a toast, too, and what is shown is read again in both cases. */
export const useAction = <Input = void, Result = unknown>(action: Sending<Input, Result>) => {
  const toast = useToast();
  const { send, isPending, pending, isDone } = useSending<Input, Result>({
    affectsAlways: true,
    ...action,
    onFailed: async (error, input) => {
      if ((await action.onFailed?.(error, input)) !== true) toast(textOf(error, action.failed), 'error');
      return true;
    },
  });
  return { press: (input: Input): void => void send(input), isPending, pending, isDone };
};
