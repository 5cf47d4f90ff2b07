/** Scrolls as little as is needed to show the element; nothing when it is in view. */
export const reveal = (element: Element): void => element.scrollIntoView({ block: 'nearest' });
