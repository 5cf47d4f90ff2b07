import type { PayPageData } from '#contract/payments/pay-page.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { Problem } from './Problem.tsx';
import { Request } from './Request.tsx';
import { Served } from './served.tsx';

/** `/pay/{token}`: the payment request and its form; rendered by the server with its data. */
export const RequestScreen = ({ data: { loaded, refused } }: { data: PayPageData }) =>
  loaded.kind === 'ready' ? (
    <>
      <article className="receipt-paper">
        <Request link={loaded.link} />
        <PaymentForm link={loaded.link} refused={refused} />
      </article>
      <Served name="trust" />
    </>
  ) : loaded.kind === 'problem' ? (
    <Problem problem={loaded.problem} />
  ) : null;
