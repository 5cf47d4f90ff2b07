import type { CheckoutState } from '#contract/payments.ts';
import { AskRefused } from '../ask.ts';

export type Followed =
  | { readonly kind: 'asking' }
  /** `looks`: how often the server has been asked. */
  | { readonly kind: 'known'; readonly state: CheckoutState; readonly looks: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

const firstWaitMs = 2_000;
const steadyLooks = 10;
const longestWaitMs = 15_000;
const lastLook = 25;
/** So many looks without any answer before the payer is told; the page goes on asking. */
const patientLooks = 4;

/** How long to wait after that many looks: every 2 s at first, then ever slower; null when it is time to stop. */
export const waitAfter = (looks: number): number | null => {
  if (looks >= lastLook) return null;
  const slower = Math.max(0, looks - steadyLooks);
  return Math.min(longestWaitMs, Math.round(firstWaitMs * 1.5 ** slower));
};

/** A payment the provider still works on, or one the payer may still finish. */
const mayChange = ({ status }: CheckoutState): boolean => status === 'PENDING' || status === 'PROCESSING';

/** Worth asking again: no answer, the server in trouble, or too many questions. */
const isPassing = (reason: unknown): boolean =>
  !(reason instanceof AskRefused) || reason.status === 0 || reason.status === 429 || reason.status >= 500;

type Following = Readonly<{
  look: () => Promise<CheckoutState>;
  /** Resolves after so many milliseconds; true when the page has gone meanwhile. */
  wait: (ms: number) => Promise<boolean>;
  tell: (followed: Followed) => void;
}>;

/** Asks how a checkout stands until it is decided, the address proves wrong or patience ends. */
export const followCheckout = async ({ look, wait, tell }: Following): Promise<void> => {
  let latest: CheckoutState | null = null;
  for (let looks = 1; ; looks++) {
    try {
      latest = await look();
      tell({ kind: 'known', state: latest, looks });
      if (!mayChange(latest)) return;
    } catch (reason) {
      if (!isPassing(reason)) return tell({ kind: 'unknown' });
      if (latest === null && looks >= patientLooks) tell({ kind: 'unreachable' });
    }
    const ms = waitAfter(looks);
    if (ms === null || (await wait(ms))) return;
  }
};
