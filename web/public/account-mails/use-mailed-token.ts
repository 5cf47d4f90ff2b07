import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutCopiedSigns } from '#contract/copied-text.ts';
import { verifyEmail } from '#contract/users/account-mails.ts';

const decodedOf = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The token of a mailed link, without signs copied around it; undefined if the fragment is not one. */
const tokenIn = (hash: string): string | undefined =>
  verifyEmail.body.shape.token.safeParse(withoutCopiedSigns(decodedOf(hash.slice(1)))).data;

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
