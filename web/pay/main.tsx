import 'virtual:tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import './styles/base.css';
import './styles/card.css';
import './styles/form.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLanguage } from '../shared/words/language.ts';
import { PayPage } from './PayPage.tsx';

applyLanguage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PayPage pathname={window.location.pathname} search={window.location.search} />
  </StrictMode>,
);
