import type { AppLoadContext } from '@remix-run/node'
import { within } from '@testing-library/react'
import { Window } from 'happy-dom'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as orders from '#app/routes/orders/layout/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { type Asked, bodyOf, pageContext } from './page-loader.ts'

/** A route file: what it reads, what it does with a form, what it draws. */
type Screen = { loader: unknown; action?: unknown; default: ComponentType }
/** The pattern of its address, and whether it stands in the frame that the order views share. */
type Place = { pattern: string; isOrderView?: boolean }

type Opening = Asked & Place & { database: Database }

/**
 * A screen as a visitor meets it: the real loaders of the frames around it and its own, or with a `form` its action and then its
 * loader, drawn in the words of the venue. A redirect has a `location` and nothing else.
 */
export async function openScreen(screen: Screen, opening: Opening) {
  const { database, path, pattern, isOrderView = false, form, cookie, headers, ...about } = opening
  const inner = routeOf(screen, { path: pattern })
  const views = isOrderView ? routeOf(orders, { children: [inner] }) : inner
  const { query, dataRoutes } = createStaticHandler([
    routeOf(application, { children: [routeOf(standard, { children: [views] })] }),
  ])
  const request = new Request(new URL(path, 'http://venue.example'), {
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
    ...(form ? { method: 'POST', body: bodyOf(form) } : {}),
  })
  const requestContext: AppLoadContext = pageContext(database, about)
  const context = await query(request, { requestContext })
  if (context instanceof Response) return redirected(context)
  const [failure] = Object.values(context.errors ?? {})
  if (failure) throw failure
  const markup = renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
  return opened(markup, { status: context.statusCode, location: null })
}

const redirected = (answer: Response) =>
  opened('', { status: answer.status, location: answer.headers.get('Location') })

/** The screen with what it says in `words`, and its fields by name. */
function opened(markup: string, answer: { status: number; location: string | null }) {
  const body = bodyWith(markup)
  const field = (name: string) => body.querySelector<HTMLInputElement>(`[name="${name}"]`)
  return { ...answer, body, page: within(body), field, words: wordsOf(markup) }
}

const routeOf = ({ loader, action, default: Component }: Screen, place: object) =>
  ({ loader, ...(action ? { action } : {}), Component, ...place }) as never

function bodyWith(markup: string): HTMLElement {
  const { document } = new Window()
  document.body.innerHTML = markup
  return document.body as unknown as HTMLElement
}

const wordsOf = (markup: string) =>
  (bodyWith(markup.replaceAll('<', ' <')).textContent ?? '').replace(/\s+/g, ' ')
