import type { PaymentLink } from '#contract/links/links.ts';
import { LinkList } from './LinkList.tsx';
import { LinkShow } from './LinkShow.tsx';
import { shortToken } from '../../shared/format/short-token.ts';

export default {
  name: 'payment-links',
  list: LinkList,
  show: LinkShow,
  recordRepresentation: (link: PaymentLink) => link.description ?? shortToken(link.uniqueToken),
};

export { LinkCards, LinkTable } from './LinkTable.tsx';
