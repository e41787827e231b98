import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom/server.js'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

const PRESS = { method: 'POST', body: new URLSearchParams() }

/**
 * What a screen says to what its loader decided, and to what its action has answered a press, in the words that the loader sends along:
 * its text without the markup.
 */
export const drawScreen = async (Screen: ComponentType, page: unknown, answer?: unknown): Promise<string> =>
  textOfMarkup(await drawMarkup(Screen, page, answer))

/** The same as it is sent to a browser. */
export async function drawMarkup(Screen: ComponentType, page: unknown, answer?: unknown): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    { path: '*', loader: () => page as object, action: () => answer as object, Component: Screen },
  ])
  const context = (await query(
    new Request('http://venue.example/', answer === undefined ? {} : PRESS),
  )) as StaticHandlerContext
  return renderToStaticMarkup(
    inWords(
      <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </VenueMoneyProvider>,
      ownWords(page),
    ),
  )
}

/** The words of a piece of markup. */
export const textOfMarkup = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', '’')

const ownWords = (page: unknown) => {
  const { messages } = (page ?? {}) as { messages?: unknown }
  return typeof messages === 'string' ? JSON.parse(messages) : {}
}
