import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { verifyEmail } from '#contract/account-mails.ts';

/** The token of a mailed link; undefined if the fragment is not one. */
const tokenIn = (hash: string): string | undefined =>
  verifyEmail.body.shape.token.safeParse(hash.slice(1)).data;

/**
 * The token in the fragment of a mailed link. Removes it from the address bar and the history, so that it is not copied
 * or bookmarked; it stays in memory until the page is left or another link is opened in it.
 */
export const useMailedToken = (): string | undefined => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [fragment, setFragment] = useState(hash);
  if (hash !== '' && hash !== fragment) setFragment(hash);
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return tokenIn(fragment);
};
