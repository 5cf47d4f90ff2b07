import { useEffect } from 'react';
import { product } from './product.ts';

/** Sets the document title. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} – ${product}`;
  }, [title]);
};
