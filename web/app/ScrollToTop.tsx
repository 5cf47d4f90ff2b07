import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the top after a client-side navigation. */
export const ScrollToTop = () => {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
  return null;
};
