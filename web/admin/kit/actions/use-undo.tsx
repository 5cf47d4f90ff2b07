import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../../../shared/api-error.ts';
import { UndoAlert } from './UndoAlert.tsx';

/** As long as the notification stands; the mail about the action waits longer on the server. */
const undoMs = 10_000;

interface Undo {
  /** What was done. */
  readonly done: string;
  /** @throws ApiError */
  readonly undo: () => Promise<unknown>;
  readonly undone: string;
  /** Shown when the error of undoing has no message. */
  readonly failed: string;
}

/**
 * Says that an action is done, and offers to take it back by a second one for ten seconds. The first one is not held
 * back: nothing is lost when the tab is closed, and a lock works at once.
 */
export const useUndo = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  return ({ done, undo, undone, failed }: Undo): void => {
    const takeBack = async () => {
      try {
        await undo();
        notify(undone, { type: 'info' });
      } catch (refused) {
        notify(messageOf(refused, failed), { type: 'error' });
      }
      refresh();
    };
    notify(<UndoAlert text={done} onUndo={() => void takeBack()} />, {
      autoHideDuration: undoMs,
      disableWindowBlurListener: true,
    });
  };
};
