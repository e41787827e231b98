import type { RequestHandler } from 'express'
import type { TypedCard } from './read-card.ts'

/** The card of a JSON body or a form, cut short. */
export function typedCard(body: unknown): TypedCard {
  const typed = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const field = (name: keyof TypedCard) =>
    (typeof typed[name] === 'string' ? typed[name].trim() : String(typed[name] ?? '')).slice(0, 40)
  return {
    number: field('number'),
    cvc: field('cvc'),
    expMonth: field('expMonth'),
    expYear: field('expYear'),
  }
}

/** Browsers say where a request comes from; programs say nothing and carry no cookies. */
export const ownSiteOnly: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site') ?? 'none'
  if (site === 'same-origin' || site === 'none') return next()
  response.status(403).type('text/plain').send('Cards are taken from this site only')
}
