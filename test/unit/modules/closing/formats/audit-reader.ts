import { centsOf } from './ledger-reader.ts';
import { at, textAt, textsAt, type XmlElement } from './xml-reader.ts';

/** Content of an element of the audit file. */
type Form = RegExp | Children;
type Child = Readonly<{ name: string; form: Form; times: 'ONE' | 'MANY' | 'OPTIONAL' }>;
type Children = readonly Child[];

const one = (name: string, form: Form): Child => ({ name, form, times: 'ONE' });
const upTo = (length: number): RegExp => new RegExp(`^[^]{0,${length}}$`, 'u');
const some = (length: number): RegExp => new RegExp(`^(?=[^]*\\S)[^]{1,${length}}$`, 'u');
const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const amount = /^\d+\.\d\d$/;
const count = /^\d+$/;

const article: Children = [
  one('art_name', some(200)),
  one('art_quant', /^(?!0+(\.0+)?$)\d+(\.\d{1,2})?$/),
  one('art_price', amount),
  one('art_vat_rate', /^(\d|[1-9]\d|100)$/),
  one('art_vat', amount),
  one('art_sum', amount),
];
const order: Children = [
  one('ord_n', some(300)),
  one('ord_d', day),
  one('doc_n', count),
  one('doc_date', day),
  one('art', [{ name: 'artenum', form: article, times: 'MANY' }]),
  one('ord_total1', amount),
  one('ord_disc', amount),
  one('ord_vat', amount),
  one('ord_total2', amount),
  one('paym', /^[1-6]$/),
  one('pos_n', some(200)),
  one('trans_n', some(200)),
  one('proc_id', upTo(200)),
];
const refund: Children = [
  one('r_ord_n', some(300)),
  one('r_amount', amount),
  one('r_date', day),
  one('r_paym', /^[1-4]$/),
];
/** Elements in their order with the forms of their contents (Ordinance N-18, Annex 38). */
const audit: Children = [
  one('eik', /^\d{9}(\d{4})?$/),
  one('e_shop_n', some(10)),
  one('domain_name', some(200)),
  one('e_shop_type', /^[12]$/),
  one('creation_date', day),
  one('mon', /^(0[1-9]|1[0-2])$/),
  one('god', /^20\d\d$/),
  one('order', [{ name: 'orderenum', form: order, times: 'MANY' }]),
  one('r_ord', count),
  { name: 'rorder', form: [{ name: 'rorderenum', form: refund, times: 'MANY' }], times: 'OPTIONAL' },
  one('r_total', amount),
];

/** Faults of the children of an element: their order, how many there are, and their contents. */
const formFaults = ({ name: parent, children }: XmlElement, forms: Children): string[] => {
  const places = children.map(({ name }) => forms.findIndex((form) => form.name === name));
  const isOrdered = places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
  const found = isOrdered ? [] : [`${parent}: order of its elements`];
  for (const { name, form, times } of forms) {
    const own = children.filter((child) => child.name === name);
    const isCounted =
      times === 'MANY' ? own.length > 0 : own.length === 1 || (times === 'OPTIONAL' && own.length === 0);
    if (!isCounted) found.push(`${name}: stands ${own.length} times`);
    for (const child of own) {
      if (!(form instanceof RegExp)) found.push(...formFaults(child, form));
      else if (child.children.length > 0 || !form.test(child.text)) found.push(`${name}: ${child.text}`);
    }
  }
  return found;
};

const sum = (from: XmlElement, path: string): number =>
  textsAt(from, path).reduce((total, text) => total + centsOf(text), 0);

const articleFaults = (from: XmlElement): string[] => {
  const cents = (name: string) => centsOf(textAt(from, name) ?? '');
  const net = cents('art_sum') - cents('art_vat');
  const quantity = Math.round(Number(textAt(from, 'art_quant')) * 100);
  return quantity * cents('art_price') === net * 100
    ? []
    : ['art_quant × art_price is not the sum without VAT'];
};

const orderFaults = (from: XmlElement): string[] => [
  ...(sum(from, 'art/artenum/art_sum') === sum(from, 'ord_total2') ? [] : ['Σ art_sum is not ord_total2']),
  ...(sum(from, 'art/artenum/art_vat') === sum(from, 'ord_vat') ? [] : ['Σ art_vat is not ord_vat']),
  ...(sum(from, 'ord_total1') + sum(from, 'ord_vat') === sum(from, 'ord_total2')
    ? []
    : ['ord_total1 + ord_vat is not ord_total2']),
];

/** The rules that an audit file breaks. */
export const auditFaults = (root: XmlElement): string[] => {
  const orders = at(root, 'order/orderenum');
  const refunds = at(root, 'rorder/rorderenum');
  return [
    ...(root.name === 'audit' ? [] : ['the root is not audit']),
    ...formFaults(root, audit),
    ...orders.flatMap(orderFaults),
    ...orders.flatMap((one) => at(one, 'art/artenum').flatMap(articleFaults)),
    ...(String(refunds.length) === textAt(root, 'r_ord') ? [] : ['r_ord is not the number of refunds']),
    ...(sum(root, 'rorder/rorderenum/r_amount') === sum(root, 'r_total')
      ? []
      : ['Σ r_amount is not r_total']),
  ];
};
