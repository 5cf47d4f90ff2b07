import { lazyChunk } from '../../shared/state/lazy-chunk.ts';

/** A lazy chunk: only accountants ask. */
const QuestionList = lazyChunk(() => import('./QuestionList.tsx'));

export default { name: 'questions', list: QuestionList } as const;
