import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import type { Services } from '#app/api/kernel/context.ts'
import { createSharedReadings } from '#app/api/kernel/shared-readings.ts'
import { findKnownHost, findMainHost, type KnownHostRow } from '#app/data/queries/hosts/read.ts'
import { markReached } from '#app/data/queries/hosts/write.ts'
import {
  answerOnHost,
  answerOnPlatform,
  type DoorAnswer,
  type DoorRequest,
} from '#app/rules/hosts/answer-at-door.ts'
import { hostOf, hostOrigin } from '#app/rules/hosts/host-origin.ts'
import { pathPlace } from '#app/rules/hosts/path-place.ts'
import { sceneOf } from './scenes/scene-address.ts'
import { PLATFORM, type Site } from './site-of.ts'

type Admission = { answer: DoorAnswer; site: Site }

/**
 * Finds out whose host a request came to, before anything of it is answered (`rules/hosts/answer-at-door.ts`). The name is that of `Host`, and
 * of `X-Forwarded-Host` only behind a proxy that is trusted (`PUBLIC_URL`). What it is answered with is never made of that name, but of the
 * name that a venue has had verified.
 */
export function venueDoor(services: Services): RequestHandler {
  const admit = admission(services)
  return (request, response, next) => {
    admit(request).then(({ answer, site }) => {
      response.locals.site = site
      if (answer.kind === 'pass') next()
      else turnAway(response, { answer, request, publicUrl: services.publicUrl() })
    }, next)
  }
}

function admission({ database, publicUrl, clock }: Services) {
  const known = createSharedReadings<KnownHostRow | null>()
  const mains = createSharedReadings<string | null>()

  const onPlatform = async (request: Request): Promise<Admission> => {
    const { area, tenantId } = pathPlace(request.path)
    const named = area === 'shop' || area === 'venue' ? tenantId : sitemapTenant(request)
    const main = named && (await mains(named, () => findMainHost(database.system, named)))
    if (!main) return { answer: { kind: 'pass' }, site: PLATFORM }
    const answer = answerOnPlatform(doorRequest(request, named), main)
    return { answer, site: { ...PLATFORM, publicOrigin: hostOrigin(publicUrl(), main) } }
  }

  const onHost = async (request: Request, found: KnownHostRow): Promise<Admission> => {
    if (found.isVerified && !found.isReached) await markReached(database.system, { ...found, now: clock() })
    const { tenantId, host, main } = found
    const origin = hostOrigin(publicUrl(), host)
    const site = { tenantId, origin, publicOrigin: main ? hostOrigin(publicUrl(), main) : null }
    return { answer: answerOnHost(doorRequest(request, tenantId), found), site }
  }

  return async (request: Request): Promise<Admission> => {
    const host = (request.hostname ?? '').toLowerCase().replace(/\.$/, '')
    const found = isOthers(host, publicUrl())
      ? await known(host, () => findKnownHost(database.system, host))
      : null
    return found ? onHost(request, found) : onPlatform(request)
  }
}

/** Whether a name could be that of a venue: not the platform's, no number, no name within this network. */
const isOthers = (host: string, publicUrl: string) =>
  host !== hostOf(publicUrl) && host.includes('.') && isIP(host) === 0

const sitemapTenant = ({ path, query }: Request) =>
  path === '/sitemap.xml' && typeof query.tenantId === 'string' ? query.tenantId : null

const TOP = new Set([undefined, '', 'document', 'empty'])

function doorRequest(request: Request, tenantId: string): DoorRequest {
  const { method, path, originalUrl, headers } = request
  const isScene = sceneOf({ url: originalUrl, referer: request.get('referer') }) !== null
  return {
    method,
    path,
    isWithin: isScene || !TOP.has(headers['sec-fetch-dest'] as string | undefined),
    hasSession: (headers.cookie ?? '').split(/;\s*/).some(part => part.startsWith(`marquee_${tenantId}=`)),
  }
}

type TurningAway = { answer: Exclude<DoorAnswer, { kind: 'pass' }>; request: Request; publicUrl: string }

/** Nothing of it is kept: hosts come and go, and the composer frames the very pages that visitors are sent away from. */
function turnAway(response: Response, { answer, request, publicUrl }: TurningAway): void {
  response.set('Cache-Control', 'no-store')
  if (answer.kind === 'move') response.redirect(308, hostOrigin(publicUrl, answer.host) + pathOf(request))
  else if (answer.kind === 'platform') response.redirect(307, publicUrl + pathOf(request))
  else if (answer.kind === 'missing') response.redirect(302, missingHref(response))
  else response.status(answer.status).type('text/plain').send(REFUSALS[answer.status])
}

/** Path and query alone: what is sent to a proxy may name another host before them. */
const pathOf = ({ path, originalUrl }: Request) => {
  const at = originalUrl.indexOf('?')
  return path + (at < 0 ? '' : originalUrl.slice(at))
}

const missingHref = ({ locals }: Response) =>
  `/events/${encodeURIComponent((locals.site as Site).tenantId ?? '')}/missing`

const REFUSALS = { 404: 'There is nothing here.', 421: 'This name is not in use yet.' }
