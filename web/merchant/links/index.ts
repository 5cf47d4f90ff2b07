export { LinkPage } from './LinkPage.tsx';
export { LinksPage } from './LinksPage.tsx';
export { PosterChoice } from './PosterChoice.tsx';
export { PosterPage } from './PosterPage.tsx';
export { ShareLink } from './ShareLink.tsx';
export { TryLinkButton } from './TryLinkButton.tsx';
export { LinkMessages } from './messages/link-messages.ts';
export { useShareText } from './use-share-text.ts';
