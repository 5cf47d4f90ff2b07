import { ReferenceField } from 'react-admin';

/** The record that another one names, by its own name, and the way to its page. */
export const Reference = ({ to, by }: { to: string; by: string }) => (
  <ReferenceField source={by} reference={to} link="show" emptyText="-" />
);
