import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** What nearly every page draws travels as one script and one stylesheet: forty small answers cost a phone more than their content. */
const FRAME =
  /\/app\/(?:shell\/(?!sticky-banner|hold-countdown|legal-page|narrow-page|mail-form)|ui\/(?:button|card|chips|icon|link|notice|page|picture|price|prompt-line|rich-text|stack|stars|styles|tag|venue-hours|visually-hidden)\/)|\/theme\/(?:base\/|contract|texts\/(?:text-provider|text-store))/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    remix({
      appDirectory: 'app',
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        // The whole site map is 2 kB; finding it piece by piece costs a request a page and a fifth of each drawing.
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  build: {
    sourcemap: 'hidden',
    target: 'es2022',
    manifest: true,
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: id => (FRAME.test(id) ? 'frame' : undefined) },
    },
  },
  server: { middlewareMode: true },
  // All screens are read before the first request: a library found later would come with a second React.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/!(*.test).tsx'] },
}))
