import type { Messages } from '#kernel/messages.ts';
import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import type { Config } from '#platform/config.ts';
import { getLink, type LinkReads } from '../postgres/get-link.ts';
import { presentLink } from './present-link.ts';

/** Reads through the query and the presenter of the GET. */
export const linkSnapshots = (
  deps: LinkReads & Readonly<{ config: Pick<Config, 'publicUrl'>; messages: Messages }>,
): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) => {
    const link = await getLink(deps, programOf(merchantId), Number(subjectId));
    const { publicUrl } = deps.config;
    return presentLink(link, { publicUrl, messages: deps.messages, language: link.merchantLanguage });
  },
});
