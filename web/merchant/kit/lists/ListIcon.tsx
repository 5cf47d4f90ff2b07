import { Drawing } from '../../../shared/icons/Icon.tsx';

const paths = {
  share:
    'M18 8.500a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600zM6 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600zM18 21.100a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600zM8.400 13.300l7.100 3.600M15.500 7.100l-7.100 3.600',
  columns: 'M4 5h16v14H4zM9.300 5v14M14.700 5v14',
  bookmark: 'M6 4h12v17l-6-4-6 4z',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
} as const;

/** An icon that only lists need; it is not in the first chunk. */
export const ListIcon = ({ name, size }: { name: keyof typeof paths; size?: number }) => (
  <Drawing path={paths[name]} size={size} />
);
