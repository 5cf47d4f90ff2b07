import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../../shared/messages/MessagesProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = { bg, en };

/** Provides the messages of writing an invoice and of drafts, which load with them. */
export const WritingMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
