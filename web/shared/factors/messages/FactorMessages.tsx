import type { ReactNode } from 'react';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = { bg, en };

/** Provides the messages of the second factors. */
export const FactorMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
