/** Programs in the documents' shell blocks that no test runs, each with the reason. */
export const operatorPrograms: Readonly<Record<string, string>> = {
  '.': 'reads the environment file; test/installation/first-deployment.test.ts does the same',
  cd: 'names folders of the installed machine',
  chmod: 'changes files of the installed machine',
  curl: 'asks a running server',
  date: 'prints a date',
  echo: 'prints a word',
  install: 'makes folders for accounts of the installed machine',
  ln: 'changes a link of the installed machine',
  mkdir: 'makes folders of the installed machine',
  openssl: 'prints random secrets',
  pg_basebackup:
    'is not among the programs of the embedded PostgreSQL; test/faults/point-in-time-recovery.test.ts does it',
  printf: 'prints a word',
  set: 'is a setting of the shell',
  source: 'changes the shell of the operator',
  stripe: 'is the command line of the card provider and needs an account there',
  sudo: 'changes the account of the shell',
  systemctl: 'needs systemd; test/architecture/installation.test.ts checks the units',
  touch: 'makes a file of the database server',
  useradd: 'makes an account of the machine',
  git: 'belongs to the machine of a developer',
};
