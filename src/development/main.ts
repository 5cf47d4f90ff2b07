import { serveAttached } from './attached-process.ts';
import { startInstallation } from './installation.ts';

serveAttached(startInstallation);
