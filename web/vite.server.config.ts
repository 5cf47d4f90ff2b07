import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { here } from './vite.shared.ts';

/** The pages that the server makes, whole: a production installation needs no React beside it. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [react()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    // `npm run dev` builds it anew under a running server.
    emptyOutDir: false,
    rollupOptions: { input: { pay: here('./pay/server.tsx') }, output: { entryFileNames: '[name].js' } },
  },
});
