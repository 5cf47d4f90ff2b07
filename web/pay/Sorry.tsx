import { Notice } from './Notice.tsx';
import { usePayWords } from './use-pay-words.ts';

/** In place of a page to come back to that could not be fetched or drawn. */
export const Sorry = () => {
  const { words } = usePayWords();
  return (
    <Notice tone="error" title={words.broken.title} text={words.broken.hint}>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {words.again}
      </button>
    </Notice>
  );
};
