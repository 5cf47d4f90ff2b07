import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchEverything } from '#contract/search.ts';
import { call } from '../../shared/call.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { usePages } from '../layout/use-pages.ts';
import type { en } from '../words/en.ts';
import { hitAddress } from './hit-address.ts';

export interface Finding {
  readonly to: string;
  readonly title: string;
  readonly detail: string | null;
  /** What kind of thing it is, in words. */
  readonly kind: string;
}

const shortest = 2;
const pauseMs = 200;

/** A value once it has not changed for a moment: nobody is asked about half a word. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** Pages by their names, and what the server finds; `isSure` once it has answered. */
export const useFindings = (text: string) => {
  const t = useWords<typeof en>();
  const typed = text.trim();
  const search = useSettled(typed);
  const pages = usePages().filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  const isAsked = search.length >= shortest;
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['search', search],
    queryFn: ({ signal }) => call(searchEverything, { query: { search } }, { signal }),
    enabled: isAsked,
    placeholderData: (previous) => previous,
  });
  const hits = isAsked ? data : [];
  const findings: Finding[] = [
    ...pages.map(({ to, label }) => ({
      to,
      title: label,
      detail: null,
      kind: t('admin.search.pages'),
    })),
    ...hits.map((hit) => ({
      to: hitAddress(hit),
      title: hit.title,
      detail: hit.detail,
      kind: t(`admin.search.kinds.${hit.kind}`),
    })),
  ];
  return { findings, error, isSure: search === typed && !isFetching };
};
