/**
 * Loads the page again when a chunk of it is gone, once for each entry of the history: a new version has other chunks.
 * Which page it is stands in the address; what was typed was on the page before.
 */
export const reloadOnce = (): void => {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  if (state?.['reloaded'] === true) return;
  history.replaceState({ ...state, reloaded: true }, '');
  location.reload();
};
