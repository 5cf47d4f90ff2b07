import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';
import { readInvitation } from '#contract/team/invitations.ts';
import { call } from '../../shared/call.ts';
import { isGone } from '../gone.ts';

export type InvitationFacts = z.output<typeof readInvitation.response>;

/** Reads an invitation by its token; reading uses nothing up. 'gone' when it can no longer be accepted. */
export const useInvitation = (token: string) => {
  const [invitation, setInvitation] = useState<InvitationFacts | 'gone'>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    call(readInvitation, { body: { token } }, { withoutSession: true, signal: leaving.signal }).then(
      setInvitation,
      (reason: unknown) => {
        if (leaving.signal.aborted) return;
        if (isGone(reason)) setInvitation('gone');
        else setError(reason);
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);
  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { invitation, error, retry };
};
