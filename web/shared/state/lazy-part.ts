import { lazy } from 'react';
import type { ComponentType } from 'react';
import { isLoadFailure } from './is-load-failure.ts';
import { loadWithinLimit } from './lazy-chunk.ts';
import { PartGone } from './PartGone.tsx';

/**
 * A part of a page in a lazy chunk: a dialog, a banner, a picker. Where the chunk is gone the page stays, and says what
 * to do.
 */
// React's own constraint: a component of any props.
// oxlint-disable-next-line typescript/no-explicit-any
export const lazyPart = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazy(async () => {
    try {
      return await loadWithinLimit(load);
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      return { default: PartGone as unknown as T };
    }
  });
