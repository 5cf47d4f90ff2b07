export { ClientMessages, useClientMessages } from './messages/client-messages.ts';
