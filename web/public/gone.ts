import { ApiError } from '../shared/api-error.ts';

/** Whether what a mailed link stands for is used up or has changed. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** For `onFailed` of `useSending`: acts when the link is used up, and leaves every other failure to the form. */
export const whenGone =
  (act: () => void) =>
  (error: unknown): boolean => {
    if (isGone(error)) act();
    return isGone(error);
  };
