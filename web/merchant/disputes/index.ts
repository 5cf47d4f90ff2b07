export { DisputePage } from './DisputePage.tsx';
export { DisputeMessages, useDisputeMessages } from './messages/dispute-messages.ts';
