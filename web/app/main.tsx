import 'virtual:tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { applyColorScheme } from '../shared/theme/color-scheme.ts';
import { applyLanguage } from '../shared/messages/language.ts';
import { App } from './App.tsx';

applyLanguage();
applyColorScheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
