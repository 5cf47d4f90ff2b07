import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page begins at its top; the browser does this by itself only for whole page loads. */
export const TopOfPage = () => {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
  return null;
};
