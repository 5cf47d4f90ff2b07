import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedAssets, forBrowsers, here, tokens, withWords } from './vite.shared.ts';

/**
 * The pay page, built separately from the application into the same folder. Shared chunks would be extra requests before
 * a phone's first paint.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  // The pay page has no theme switch; it follows the system.
  plugins: [react(), tokens({ canChoose: false }), compressedAssets()],
  build: {
    ...forBrowsers,
    emptyOutDir: false,
    rollupOptions: {
      ...withWords,
      input: { pay: here('./pay/index.html') },
    },
  },
});
