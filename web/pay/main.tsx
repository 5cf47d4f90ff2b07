import 'virtual:tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import '../shared/receipt/receipt.css';
import './styles/base.css';
import './styles/card.css';
import './styles/form.css';
import './styles/transfer.css';
import './styles/trial.css';
import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import { applyLanguage } from '../shared/messages/language.ts';
import { PayPage } from './PayPage.tsx';

applyLanguage();
/** A chunk of its own: the payment form does not wait for it. Without it the page stays as it was served. */
const ReturnScreen = lazy(() =>
  import('./return/ReturnScreen.tsx').catch(() => new Promise<never>(() => {})),
);
const root = document.getElementById('root')!;
const served = root.cloneNode(true);
const data = JSON.parse(document.getElementById('data')!.textContent) as PayPageData;
hydrateRoot(root, <PayPage data={data} ReturnScreen={ReturnScreen} />, {
  // React empties the page: what was served works without a script.
  onUncaughtError: () => root.replaceWith(served),
});
// The browser kept the page as it was left: the payment may have been made since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
