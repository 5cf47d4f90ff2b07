export { ClientMessages } from './messages/ClientMessages.tsx';
export { useClientMessages } from './messages/use-client-messages.ts';
