import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { forBrowsers, here, tokens } from './vite.shared.ts';

/**
 * The pay page apart from the application, beside whose files it is put: whoever pays loads nothing else of ours, and
 * what they shared would be files that a phone asks for one by one before it paints.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  // It follows the system: nobody chooses light or dark for one payment.
  plugins: [react(), tokens({ canChoose: false })],
  build: { ...forBrowsers, emptyOutDir: false, rollupOptions: { input: { pay: here('./pay/index.html') } } },
});
