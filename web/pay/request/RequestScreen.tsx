import { useCallback, useEffect, useState } from 'react';
import type { PublicPaymentLink } from '#contract/links.ts';
import { ask, AskRefused } from '../ask.ts';
import { Loading } from '../Loading.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { usePayWords } from '../use-pay-words.ts';
import { Problem } from './Problem.tsx';
import { problemOf, type LinkProblem } from './problem-of.ts';
import { Request } from './Request.tsx';
import { useTitle } from '../use-title.ts';

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: LinkProblem }
  | { readonly kind: 'ready'; readonly link: PublicPaymentLink };

/** `/pay/{token}`: who asks for what, and the way to pay it. */
export const RequestScreen = ({ token }: { token: string | null }) => {
  const { words } = usePayWords();
  const { loaded, again } = useLink(token);
  useTitle(
    loaded.kind === 'ready' ? `${words.request.title} · ${loaded.link.merchantName}` : words.request.title,
  );
  if (loaded.kind === 'loading') return <Loading />;
  if (loaded.kind === 'problem') return <Problem problem={loaded.problem} again={again} />;
  return (
    <article className="card">
      <Request link={loaded.link} />
      <PaymentForm link={loaded.link} />
    </article>
  );
};

const useLink = (token: string | null): { loaded: Loaded; again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(
    token === null ? { kind: 'problem', problem: 'not-found' } : { kind: 'loading' },
  );
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    ask<PublicPaymentLink>(`/payment-links/token/${encodeURIComponent(token)}`, {
      signal: leaving.signal,
    }).then(
      (link) => setLoaded({ kind: 'ready', link }),
      (reason: unknown) => {
        if (leaving.signal.aborted) return;
        const problem = reason instanceof AskRefused ? problemOf(reason) : 'load-failed';
        setLoaded({ kind: 'problem', problem });
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);
  const again = useCallback(() => {
    setLoaded({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, again };
};
