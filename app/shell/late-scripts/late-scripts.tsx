import { Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { START_LATE } from './start-late.ts'

type Drawn = ReactElement<{ rel?: string; href?: string; type?: string; children?: ReactNode }>

/**
 * The scripts of a page, brought when it has been painted: before that they would take the line from the stylesheet, the fonts and the
 * pictures that a visitor waits for. `start-late.ts` makes of the elements what the framework drew.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not drawn, so that its elements can be changed, on the server and in the browser alike.
  const scripts = Scripts({ nonce })
  if (!scripts) return null
  return (
    <>
      {withoutStart(scripts)}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the browser has already
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? START_LATE : '' }}
      />
    </>
  )
}

/** Hints of modules and the module itself as elements about which a browser does nothing. */
const withoutStart = (nodes: ReactNode): ReactNode =>
  Children.map(nodes, node => (isValidElement(node) ? inert(node as Drawn) : node))

function inert(element: Drawn): ReactElement {
  const { rel, href, type, children } = element.props
  if (rel === 'modulepreload') return <link data-module={href} />
  if (type === 'module') return cloneElement(element, { type: 'text/late-module' })
  return children ? cloneElement(element, undefined, withoutStart(children)) : element
}
