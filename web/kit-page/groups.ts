import type { Group } from './piece.ts';
import { backOfficeActions } from './pieces/back-office-actions.tsx';
import { backOfficeLayout } from './pieces/back-office-layout.tsx';
import { buttons } from './pieces/buttons.tsx';
import { dialogs } from './pieces/dialogs.tsx';
import { figures } from './pieces/figures.tsx';
import { forms } from './pieces/forms.tsx';
import { lists } from './pieces/lists.tsx';
import { portalLists } from './pieces/portal-lists.tsx';
import { states } from './pieces/states.tsx';

/** All groups, in the order of the page. */
export const groups: readonly Group[] = [
  { id: 'buttons', title: 'Buttons, titles, panels', skin: 'portal', pieces: buttons },
  { id: 'forms', title: 'Forms', skin: 'portal', pieces: forms },
  { id: 'dialogs', title: 'Dialogs', skin: 'portal', pieces: dialogs },
  { id: 'lists', title: 'Lists', skin: 'portal', pieces: lists },
  { id: 'portal-lists', title: 'Lists of the portal', skin: 'portal', pieces: portalLists },
  { id: 'figures', title: 'Figures, charts, receipts', skin: 'portal', pieces: figures },
  { id: 'states', title: 'Empty, loading, failed', skin: 'portal', pieces: states },
  {
    id: 'back-office-actions',
    title: 'Back office: actions',
    skin: 'back office',
    pieces: backOfficeActions,
  },
  { id: 'back-office', title: 'Back office: pages', skin: 'back office', pieces: backOfficeLayout },
];
