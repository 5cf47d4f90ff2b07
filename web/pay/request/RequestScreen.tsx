import type { PayPageData } from '#contract/pay-page.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { Problem } from './Problem.tsx';
import { Request } from './Request.tsx';

/** `/pay/{token}`: the payment request and its form; rendered by the server with its data. */
export const RequestScreen = ({ data }: { data: PayPageData }) => {
  const { loaded, refused } = data;
  if (loaded.kind === 'problem') return <Problem problem={loaded.problem} />;
  return (
    <article className="card">
      <Request link={loaded.link} />
      <PaymentForm link={loaded.link} refused={refused} />
    </article>
  );
};
