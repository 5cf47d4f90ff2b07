/** One lazy chunk: what is behind the button of the filters. */
export { FilterDialog } from './FilterDialog.tsx';
export { FilterLine } from './FilterLine.tsx';
export { SavedViews } from './SavedViews.tsx';
