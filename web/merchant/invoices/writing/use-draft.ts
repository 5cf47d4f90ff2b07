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

/**
 * Saves the form as a draft by itself, a moment after the last change. One save runs at a time, so that each has the
 * version of the one before.
 */
export const useDraft = (
  form: UseFormReturn<DraftValues>,
  { opened, isOn }: Readonly<{ opened: Stored | null; isOn: boolean }>,
) => {
  const client = useQueryClient();
  const [state, setState] = useState<DraftState>({ kind: 'untouched' });
  const stored = useRef<Stored | null>(opened);
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(!isOn);

  const save = async (): Promise<void> => {
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
  const saveNext = (): void => void (running.current = running.current.then(save));
  const wait = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!isStopped.current) timer.current = setTimeout(saveNext, delayMs);
  });
  const flush = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    saveNext();
  });
  const { subscribe } = form;
  useEffect(() => {
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => wait() });
    return () => {
      unsubscribe();
      flush();
    };
  }, [subscribe]);

  return {
    state,
    /** Stops saving and waits for a running save. @returns the id of the draft; null without one */
    stop: async (): Promise<number | null> => {
      isStopped.current = true;
      clearTimeout(timer.current);
      timer.current = undefined;
      await running.current;
      return stored.current?.id ?? null;
    },
    /** Saves again after a refused issue. */
    resume: (): void => void (isStopped.current = !isOn),
    /** Keeps what is typed beside the draft that another person has saved. */
    saveAsNew: (): void => {
      stored.current = null;
      isStopped.current = !isOn;
      saveNext();
    },
  };
};
