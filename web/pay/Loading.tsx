/** As tall as the content; prevents layout shift. */
export const Loading = ({ label }: { label: string }) => (
  <div className="receipt-paper" aria-busy="true">
    <p className="visually-hidden" role="status">
      {label}
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
