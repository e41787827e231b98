import { Window } from 'happy-dom'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import type { Database } from '#app/data/database/database.ts'
import { bodyOf, type PageRequest, pageContext } from './page-loader.ts'

/** A route file: what it reads, what it does with a form, what it draws. */
export type Route = { loader?: unknown; action?: unknown; default: ComponentType }

type DrawRequest = PageRequest & {
  database: Database
  /** the pattern of its address, as the site map has it */
  pattern: string
}

/**
 * A page as a visitor meets it: the real loaders of its frames, the outermost first, and its own; with a `form` its action before
 * them. Drawn in the words of the venue. A redirect has a `location` and an empty body.
 */
export async function drawPage(routes: readonly Route[], opening: DrawRequest) {
  const { database, pattern, path, form, cookie, headers, ...about } = opening
  const { query, dataRoutes } = createStaticHandler([routeTree(routes, pattern) as never])
  const request = new Request(new URL(path, 'http://venue.example'), {
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
    ...(form ? { method: 'POST', body: bodyOf(form) } : {}),
  })
  const context = await query(request, { requestContext: pageContext(database, about) })
  if (context instanceof Response) return drawn('', { status: context.status, headers: context.headers })
  const [failure] = Object.values(context.errors ?? {})
  if (failure) throw failure
  const markup = renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
  const sent = [...Object.values(context.actionHeaders), ...Object.values(context.loaderHeaders)]
  return drawn(markup, {
    status: context.statusCode,
    headers: new Headers(sent.flatMap(some => [...some])),
  })
}

/** Each route inside the one before it; the address belongs to the innermost. */
function routeTree(routes: readonly Route[], path: string): object {
  const [{ loader, action, default: Component }, ...inner] = routes as [Route]
  const place = inner.length > 0 ? { children: [routeTree(inner, path)] } : { path }
  return { loader, ...(action ? { action } : {}), Component, ...place }
}

/** One for all pages: Node.js never frees a window that was opened in it. */
const { document } = new Window()

/** The elements of some markup, in a root of their own that knows their ids. */
export function bodyOfMarkup(markup: string): HTMLElement {
  const body = document.createElement('body')
  body.innerHTML = markup
  document.createDocumentFragment().append(body)
  return body as unknown as HTMLElement
}

function drawn(markup: string, { status, headers }: { status: number; headers: Headers }) {
  const body = bodyOfMarkup(markup)
  return {
    status,
    headers,
    location: headers.get('Location'),
    body,
    words: wordsOf(body),
    /** What of a kind is called so, by its label or by its words: `named('a', 'Renew')`. */
    named: (selector: string, name: string) =>
      [...body.querySelectorAll<HTMLElement>(selector)].find(element => nameOf(element) === name) ?? null,
  }
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? wordsOf(element)

export const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
