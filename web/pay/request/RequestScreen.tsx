import type { PayPageData } from '#contract/pay-page.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { Problem } from './Problem.tsx';
import { Request } from './Request.tsx';

/** `/pay/{token}`: who asks for what, and the way to pay it; the server has made it with its data. */
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
