import '@remix-run/node'
import type { PageContext } from '#app/pages/page-context.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
  interface AppLoadContext extends PageContext {}
}
