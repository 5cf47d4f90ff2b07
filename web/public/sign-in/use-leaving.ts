import { useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFactorRequired, setUpUrl } from '../../shared/factors/required-factor.ts';
import { destinationAfterSignIn, leadOn } from '../../shared/session-return.ts';
import type { StoredSession } from '../../shared/session.ts';
import { loadSignIn } from './load-sign-in.ts';

/** Leaves the sign-in page for the page that the user wanted, or to set up a required second factor. */
export const useLeaving = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The area is a lazy chunk; the button shows a spinner until it is rendered.
  const [isLeaving, startLeaving] = useTransition();
  const leave = async ({ role }: StoredSession): Promise<void> => {
    await (await loadSignIn()).findRequiredFactor();
    const destination = destinationAfterSignIn(search, role);
    startLeaving(
      () => void navigate(isFactorRequired() ? setUpUrl(destination) : destination, { state: leadOn }),
    );
  };
  return { isLeaving, leave };
};
