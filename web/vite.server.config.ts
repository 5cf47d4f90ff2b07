import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { here } from './vite.shared.ts';

/** Server-rendered pages, bundled with React: a production installation does not install it. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [react()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    // `npm run dev` rebuilds it under a running server.
    emptyOutDir: false,
    rollupOptions: {
      input: {
        pay: here('./pay/server.tsx'),
        poster: here('./shared/poster/server.tsx'),
        'public-page': here('./public-page/server.tsx'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
