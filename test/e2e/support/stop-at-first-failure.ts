import { afterEach, beforeEach } from 'vitest';

/** For tests that build on the previous ones: after a failure the remaining ones are skipped. */
export const stopAtFirstFailure = (): void => {
  let isBroken = false;
  beforeEach(({ skip }) => skip(isBroken, 'a step before this one failed'));
  afterEach(({ task }) => {
    isBroken ||= task.result?.state === 'fail';
  });
};
