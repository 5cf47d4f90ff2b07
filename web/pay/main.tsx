import 'virtual:tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import './styles/base.css';
import './styles/card.css';
import './styles/form.css';
import './styles/trial.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PayPageData } from '#contract/pay-page.ts';
import { applyLanguage } from '../shared/messages/language.ts';
import { PayPage } from './PayPage.tsx';

applyLanguage();
const root = document.getElementById('root')!;
const given = document.getElementById('data')?.textContent;
const data = given ? (JSON.parse(given) as PayPageData) : null;
const page = <PayPage pathname={location.pathname} search={location.search} data={data} />;
if (data) hydrateRoot(root, page);
else createRoot(root).render(page);
