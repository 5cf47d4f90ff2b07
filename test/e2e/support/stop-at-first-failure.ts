import { afterEach, beforeEach } from 'vitest';

/** For the steps of one walk, each of which builds on those before: after a failure the others are left out. */
export const stopAtFirstFailure = (): void => {
  let isBroken = false;
  beforeEach(({ skip }) => skip(isBroken, 'a step before this one failed'));
  afterEach(({ task }) => {
    isBroken ||= task.result?.state === 'fail';
  });
};
