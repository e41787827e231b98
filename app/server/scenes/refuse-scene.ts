import type { Request, Response } from 'express'
import type { Services } from '#app/api/kernel/context.ts'
import { venueWords } from '#app/api/venues/venue-words.ts'
import { withoutScene } from './scene-address.ts'

/** Whether a request asks for something and changes nothing. */
export const isReading = ({ method }: Request): boolean => ['GET', 'HEAD'].includes(method)

/** Whether a browser asks for a page to show, in a tab or in a frame, and not for what a page that runs needs. */
export const isDocument = (request: Request): boolean =>
  ['document', 'iframe', 'frame'].includes(request.get('sec-fetch-dest') ?? '')

type TurningAway = { request: Request; response: Response; tenantId: string; isEntrance?: boolean }

/**
 * Answers somebody who may not edit the venue. A tab that opened the address of a scene has the shop's own; what a page of a scene sends when its
 * author is signed in no more, and a frame of it, are refused, since they would be of the shop. False where the request is any visitor's.
 */
export async function turnAway(
  services: Services,
  { request, response, tenantId, isEntrance }: TurningAway,
): Promise<boolean> {
  if (isEntrance) return false
  if (!isReading(request) || request.get('sec-fetch-dest') === 'iframe')
    return sayInstead(services, { tenantId, response, ...OVER, status: 403 })
  const address = withoutScene(request.originalUrl)
  if (!isDocument(request) || address === request.originalUrl) return false
  response.redirect(302, address)
  return true
}

type VenueAnswer = {
  tenantId: string
  response: Response
  status: number
  reference: 'editor-scene-none' | 'editor-look-over'
}

/** Looks and sessions end: a page that outlives them must not show what is public as if it were the draft, nor sell it. */
export const OVER = { reference: 'editor-look-over' } as const

/** Says in the venue's words why there is no page; false where there is no venue. */
export async function sayInstead(
  { venues, log }: Services,
  { tenantId, response, status, reference }: VenueAnswer,
): Promise<boolean> {
  const venue = await venues.open(tenantId)
  if (!venue) return false
  const { text } = venueWords(venue, log)
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text(reference))
  return true
}
