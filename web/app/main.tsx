import 'virtual:tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { applyColorScheme } from '../shared/theme/color-scheme.ts';
import { applyLanguage } from '../shared/messages/language.ts';
import { App } from './App.tsx';
import { areas } from './areas.tsx';
import { keepsServedPage } from './served-page.ts';

const root = document.getElementById('root')!;
const isServed = keepsServedPage(root);
applyLanguage();
applyColorScheme();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App areas={areas} />
    </BrowserRouter>
  </StrictMode>
);
// In a transition React works in short tasks.
if (isServed) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
