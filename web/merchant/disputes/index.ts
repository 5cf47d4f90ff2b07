export { DisputePage } from './DisputePage.tsx';
export { DisputeMessages } from './messages/DisputeMessages.tsx';
export { useDisputeMessages } from './messages/use-dispute-messages.ts';
