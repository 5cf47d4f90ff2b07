import { ReferenceField } from 'react-admin';

interface ReferenceProps {
  readonly to: string;
  /** The field that names it. */
  readonly by: string;
  /** Said when it is no longer there to be seen. */
  readonly otherwise?: string;
}

/** The record that another one names, by its own name, and the way to its page. */
export const Reference = ({ to, by, otherwise = '-' }: ReferenceProps) => (
  <ReferenceField source={by} reference={to} link="show" empty={<>{otherwise}</>} />
);
