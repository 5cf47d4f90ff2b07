import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the top after a client-side navigation, except to a record that opens beside its list. */
export const ScrollToTop = () => {
  const { pathname, hash, state } = useLocation();
  const isBeside = state?.isBeside === true;
  const isOpened = useRef(false);
  useEffect(() => {
    // A page is read, and may be scrolled, before its script has loaded.
    if (!isOpened.current) isOpened.current = true;
    else if (!hash && !isBeside) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, isBeside]);
  return null;
};
