import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { here, tokens } from './vite.shared.ts';

/** The page of the kit for developers: `npm run docs:kit`. It is no part of the product. */
export default defineConfig({
  root: here('./kit-page'),
  plugins: [react(), tokens()],
});
