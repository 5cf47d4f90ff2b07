import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';

export type Tone = 'success' | 'waiting' | 'warning' | 'error';

const marks: Readonly<Record<Tone, ReactNode>> = {
  success: <path d="M7 12.5l3.5 3.5L17 8.5" />,
  waiting: <path d="M12 6.5V12l3.5 2.5" />,
  warning: <path d="M12 7v6M12 16.5v.01" />,
  error: <path d="M8.5 8.5l7 7M15.5 8.5l-7 7" />,
};

/** A full-card alert: icon, heading, text and actions. */
export const Alert = ({
  tone,
  title,
  text,
  mark,
  children,
}: {
  tone: Tone;
  title: string;
  text?: string;
  /** In place of the icon. */
  mark?: ReactNode;
  children?: ReactNode;
}) => {
  useTitle(title);
  return (
    <article className="receipt-paper alert">
      {mark ?? (
        <svg className={`mark ${tone}`} viewBox="0 0 24 24" aria-hidden="true">
          {marks[tone]}
        </svg>
      )}
      {/* A live region: announced when it replaces another state of the page. */}
      <div role={tone === 'error' ? 'alert' : 'status'}>
        <h1>{title}</h1>
        {text !== undefined && <p className="hint">{text}</p>}
      </div>
      {children}
    </article>
  );
};
