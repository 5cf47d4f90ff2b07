import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changeDraft, createDraft } from '#contract/invoices/invoice-drafts.ts';
import type { DraftSummary } from '#contract/invoices/invoice-drafts.ts';
import { ApiError, messageOf } from '../../../shared/api-error.ts';
import { call } from '../../../shared/call.ts';
import type { DraftValues } from './draft-values.ts';
import { isWorthKeeping } from './stored-values.ts';

/** After the last key. */
const delayMs = 1_500;

export const draftsKey = ['invoice-drafts'];

export type DraftState =
  | Readonly<{ kind: 'untouched' | 'saving' | 'changed' }>
  | Readonly<{ kind: 'saved'; at: string }>
  | Readonly<{ kind: 'failed'; reason: string | null }>;

type Stored = Pick<DraftSummary, 'id' | 'version'>;

const send = (stored: Stored | null, values: DraftValues): Promise<DraftSummary> =>
  stored === null
    ? call(createDraft, { body: { content: { ...values } } }, { isQuiet: true })
    : call(
        changeDraft,
        { params: { id: stored.id }, body: { content: { ...values }, version: stored.version } },
        { isQuiet: true },
      );

const isChanged = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

interface DraftOptions {
  readonly opened: Stored | null;
  readonly isOn: boolean;
}

/** Stores what is typed, under the version of the save before. */
const useStoring = (form: UseFormReturn<DraftValues>, { opened, isOn }: DraftOptions) => {
  const client = useQueryClient();
  const [state, setState] = useState<DraftState>({ kind: 'untouched' });
  const stored = useRef<Stored | null>(opened);
  const isStopped = useRef(!isOn);
  const store = async (): Promise<void> => {
    const values = form.getValues();
    if (isStopped.current || !isWorthKeeping(values)) return;
    setState({ kind: 'saving' });
    try {
      const { id, version, savedAt } = await send(stored.current, values);
      stored.current = { id, version };
      setState({ kind: 'saved', at: savedAt });
      void client.invalidateQueries({ queryKey: draftsKey });
    } catch (error) {
      const isTaken = stored.current !== null && isChanged(error);
      if (isTaken) isStopped.current = true;
      setState(isTaken ? { kind: 'changed' } : { kind: 'failed', reason: messageOf(error, '') || null });
    }
  };
  return {
    state,
    store,
    isStopped: (): boolean => isStopped.current,
    stop: (): void => void (isStopped.current = true),
    resume: (): void => void (isStopped.current = !isOn),
    /** The id of the draft; null without one. */
    storedId: (): number | null => stored.current?.id ?? null,
    /** The next one is a new draft. */
    forget: (): void => void (stored.current = null),
  };
};

/** Stores a moment after the last change, one at a time, and at once when the form is left. */
const useDelay = (
  { subscribe }: UseFormReturn<DraftValues>,
  { store, isStopped }: Pick<ReturnType<typeof useStoring>, 'store' | 'isStopped'>,
) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const storeNext = (): void => void (running.current = running.current.then(store));
  const wait = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!isStopped()) timer.current = setTimeout(storeNext, delayMs);
  });
  const flush = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    storeNext();
  });
  useEffect(() => {
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => wait() });
    return () => {
      unsubscribe();
      flush();
    };
  }, [subscribe]);
  return {
    storeNext,
    /** Drops a save that waits, and waits for a running one. */
    settle: async (): Promise<void> => {
      clearTimeout(timer.current);
      timer.current = undefined;
      await running.current;
    },
  };
};

/** Saves the form as a draft by itself. */
export const useDraft = (form: UseFormReturn<DraftValues>, options: DraftOptions) => {
  const { state, stop, resume, storedId, forget, ...storing } = useStoring(form, options);
  const { storeNext, settle } = useDelay(form, storing);
  return {
    state,
    /** Stops saving and waits for a running save. @returns the id of the draft; null without one */
    stop: async (): Promise<number | null> => {
      stop();
      await settle();
      return storedId();
    },
    /** Saves again after a refused issue. */
    resume,
    /** Keeps what is typed beside the draft that another person has saved. */
    saveAsNew: (): void => {
      forget();
      resume();
      storeNext();
    },
  };
};
