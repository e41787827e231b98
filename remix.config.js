import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { listsAsData } from './app/cli/lists-as-data.mjs'
import { reloadOnAnswer } from './app/cli/reload-on-answer.mjs'
import { shortClassNames } from './app/cli/short-class-names.mjs'

/** What every page draws, the editor's too. */
const BASE = new RegExp(
  [
    'app/shell/(?:analytics|browser-storage|early-input|error-screen|narrow-page|nonce|sharing|use-loader-values)',
    'app/shell/(?:cart-storage/(?:stored-copy|use-outdated-copy)|draft-notice/draft-notice|unanswered/send-or-stay)',
    'app/shell/layouts/(?!standard-layout|minimal-layout)',
    'app/ui/(?:button|empty-state|icon|live-region|page|styles|visually-hidden)/',
    'app/ui/(?:link/link|price/money-format)',
    'theme/(?:base/|contract|texts/runtime/(?:preview-shell|preview-value|text-provider|text-store))',
    'vite/preload-helper',
  ].join('|'),
)

/** What nearly every page of the shop draws beside it. */
const FRAME =
  /app\/(?:shell\/(?!sticky-banner|hold-countdown|legal-page|mail-form|draft-notice)|ui\/(?:card|chips|notice|picture|price|prompt-line|rich-text|stack|stars|tag|venue-hours)\/)/

/** Each of them travels as one script and one stylesheet: forty small answers cost a phone more than their content. */
const chunkOf = id => (BASE.test(id) ? 'base' : FRAME.test(id) ? 'frame' : undefined)

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    listsAsData(),
    reloadOnAnswer(),
    vanillaExtractPlugin(
      command === 'build' ? { identifiers: shortClassNames(['app', 'editor', 'theme']) } : {},
    ),
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
      output: isSsrBuild ? {} : { manualChunks: chunkOf },
    },
  },
  server: { middlewareMode: true },
  // All screens are read before the first request: a library found later would come with a second React.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/!(*.test).tsx'] },
}))
