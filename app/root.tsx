import '#theme/base/layers.css.ts'
import '#theme/base/reset.css.ts'
import '#theme/base/base.css.ts'
import '#theme/contract.css.ts'
import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { generator } from './rules/shell/bundle-version.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { useNonce } from './shell/nonce.tsx'
import type { PageSharing } from './shell/sharing/page-sharing.ts'
import { SharingHead } from './shell/sharing/sharing-head.tsx'
import { type SiteFacts, SiteHead } from './shell/sharing/site-head.tsx'

/** What matched routes tell the document about itself; the innermost one that says something wins. */
type DocumentFacts = {
  title?: string
  locale?: string
  direction?: 'ltr' | 'rtl'
  stylesheet?: string
  fonts?: string[]
  site?: SiteFacts
  sharing?: PageSharing
  /** no search engine is to know it */
  isUnlisted?: boolean
}

function useDocumentFacts(): DocumentFacts {
  const matches = useMatches()
  return Object.assign({}, ...matches.map(({ data }) => pick((data ?? {}) as DocumentFacts)))
}

const pick = ({ title, locale, direction, stylesheet, fonts, site, sharing, isUnlisted }: DocumentFacts) =>
  Object.fromEntries(
    Object.entries({ title, locale, direction, stylesheet, fonts, site, sharing, isUnlisted }).filter(
      ([, value]) => value !== undefined,
    ),
  )

/** Whether a matched route is a page in which nothing runs: `handle = { isStatic: true }`. */
const useIsStatic = () =>
  useMatches().some(({ handle }) => (handle as { isStatic?: boolean } | undefined)?.isStatic)

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const facts = useDocumentFacts()
  const isStatic = useIsStatic()
  const { title = 'Marquee', locale = 'en', direction = 'ltr', stylesheet, fonts = [] } = facts
  return (
    <html lang={locale} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content={generator()} />
        <title>{title}</title>
        <SiteHead site={facts.site} />
        <SharingHead title={title} locale={locale} sharing={facts.isUnlisted ? undefined : facts.sharing} />
        {fonts.map(href => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Links />
        {stylesheet ? <link rel="stylesheet" href={stylesheet} /> : null}
      </head>
      <body>
        {children}
        {isStatic ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { ErrorScreen as ErrorBoundary }
