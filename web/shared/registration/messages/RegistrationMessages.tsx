import type { ReactNode } from 'react';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = { bg, en };

/** Provides the messages of the registration, which load with it. */
export const RegistrationMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
