const paths = {
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6',
  card: 'M3 6h18v12H3zM3 10h18M7 15h3',
  invoice: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.6-4 4-6 8-6s7.4 2 8 6',
  shop: 'M4 9l1.500-5h13L20 9M4 9a2.700 2.700 0 0 0 5.300 0 2.700 2.700 0 0 0 5.400 0 2.700 2.700 0 0 0 5.300 0M5.500 11.500V20h13v-8.500M10 20v-5h4v5',
  leave: 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9s.6-6 3.6-9z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'M5 12.5 10 17.5 19 7',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM20 14v.01M20 20v.01M17 20v-1M20 17h-1',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M4 4l16 16M10 6c.7-.3 1.3-.5 2-.5 6 0 9.5 6.5 9.5 6.500s-1 1.9-2.9 3.600M6.5 8C4 9.7 2.5 12 2.5 12S6 18.5 12 18.500c1.5 0 2.9-.4 4-1',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.400M17.6 17.6 19 19M19 5l-1.4 1.400M6.4 17.6 5 19',
  moon: 'M20 14.500A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.500z',
  plus: 'M12 5v14M5 12h14',
  bell: 'M12 4a5 5 0 0 0-5 5c0 4.500-2 6-2 6h14s-2-1.500-2-6a5 5 0 0 0-5-5zM10 18.500a2 2 0 0 0 4 0M12 2v2',
  'bell-off':
    'M4 4l16 16M7.200 8A5 5 0 0 0 7 9c0 4.500-2 6-2 6h10M16.800 13.500C16.900 12.500 17 11 17 9a5 5 0 0 0-7.500-4.300M10 18.500a2 2 0 0 0 4 0',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  alert: 'M12 3 2.5 20h19zM12 10v4M12 17v.01',
  cancel: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.6 5.600l12.8 12.8',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  coins: 'M9 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM15.5 9a6 6 0 1 1-6 6.5',
  bank: 'M3 9l9-5 9 5zM6 9v9m6-9v9m6-9v9M3 20h18',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  unlock: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 5.800-1',
  calendar: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2',
  keyboard: 'M3 6h18v12H3zM7 10v.01M11 10v.01M15 10v.01M7 14h10M18 10v.01',
  journal: 'M6 3h13v18H6zM6 3v18M10 8h5M10 12h5M3.500 7h2M3.500 12h2M3.500 17h2',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
} as const;

export type IconName = keyof typeof paths;

/** A decorative drawing of lines, hidden from assistive technology: it needs a text beside it. */
export const Drawing = ({ path, size = 20 }: { path: string; size?: number | undefined }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);

/** An icon by its name. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <Drawing path={paths[name]} size={size} />
);
