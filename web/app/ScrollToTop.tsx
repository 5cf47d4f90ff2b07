import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the top after a client-side navigation, except to a record that opens beside its list. */
export const ScrollToTop = () => {
  const { pathname, hash, state } = useLocation();
  const isBeside = state?.isBeside === true;
  useEffect(() => {
    if (!hash && !isBeside) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, isBeside]);
  return null;
};
