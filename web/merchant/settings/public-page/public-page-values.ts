/** What the form of the public page holds. */
export type PublicPageValues = Readonly<{
  isOn: boolean;
  text: string;
  town: string;
  showsPhone: boolean;
  showsEmail: boolean;
  takesAmounts: boolean;
  minAmount: string;
  maxAmount: string;
  isIndexed: boolean;
}>;
