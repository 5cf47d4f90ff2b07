import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { getLink, type LinkReads } from '../postgres/get-link.ts';
import { presentationOf, presentLink, type PresentationDeps } from './present-link.ts';

/** Reads through the query and the presenter of the GET. */
export const linkSnapshots = (deps: LinkReads & PresentationDeps): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) => {
    const link = await getLink(deps, programOf(merchantId), Number(subjectId));
    return presentLink(link, await presentationOf(deps, [link], link.merchantLanguage));
  },
});
