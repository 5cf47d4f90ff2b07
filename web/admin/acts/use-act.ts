import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from '../../shared/call-refused.ts';

export interface Outcome {
  readonly done: string;
  /** Said when the refusal has no sentence of its own. */
  readonly failed: string;
}

/** Does what a person asked for, says how it ended and reads the page again; `act` answers whether it was done. */
export const useAct = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const act = async (run: () => Promise<unknown>, { done, failed }: Outcome): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
    } catch (thrown) {
      notify(sentenceOf(thrown, failed), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
    notify(done, { type: 'success' });
    refresh();
    return true;
  };
  return { act, isBusy };
};
