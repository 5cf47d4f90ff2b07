import 'virtual:tokens.css';
import '../shared/theme/fonts.css';
import '../shared/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLanguage } from '../shared/messages/language.ts';
import type { Scheme } from '../shared/theme/tokens.ts';
import { groups } from './groups.ts';
import { KitPage } from './KitPage.tsx';
import { GroupStates } from './GroupStates.tsx';

const asked = new URLSearchParams(window.location.search);
const group = groups.find(({ id }) => id === asked.get('group')) ?? groups[0]!;
const scheme = asked.get('scheme') as Scheme | null;
applyLanguage();
if (scheme !== null) document.documentElement.dataset['theme'] = scheme;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {scheme === null ? (
      <KitPage group={group} groups={groups} />
    ) : (
      <GroupStates group={group} scheme={scheme} />
    )}
  </StrictMode>,
);
