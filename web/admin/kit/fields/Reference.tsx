import { ReferenceField } from 'react-admin';

interface ReferenceProps {
  readonly to: string;
  /** Field with the record's name. */
  readonly by: string;
  /** Shown if the record no longer exists. */
  readonly otherwise?: string;
}

/** A link to a referenced record, with its name. */
export const Reference = ({ to, by, otherwise = '-' }: ReferenceProps) => (
  <ReferenceField source={by} reference={to} link="show" empty={<>{otherwise}</>} />
);
