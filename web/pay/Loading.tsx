import { usePayWords } from './use-pay-words.ts';

/** As tall as what comes, so that nothing jumps. */
export const Loading = ({ label }: { label?: string }) => {
  const { words } = usePayWords();
  return (
    <div className="card" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label ?? words.loading}
      </p>
      <div className="bones" aria-hidden="true">
        <i className="bone short" />
        <i className="bone large" />
        <i className="bone field" />
        <i className="bone field" />
        <i className="bone field" />
      </div>
    </div>
  );
};
