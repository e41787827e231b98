import { type PathPlace, pathPlace } from './path-place.ts'

/** A host that a venue has entered; `main` is the one that its links name, null where it has none. */
export type KnownHost = { tenantId: string; host: string; isVerified: boolean; main: string | null }

export type DoorRequest = {
  method: string
  /** the path as it was sent, without its query */
  path: string
  /** a frame, a picture or the like holds it (`Sec-Fetch-Dest`), or it is a scene of the composer */
  isWithin: boolean
  /** this browser has a cart or is signed in at this address */
  hasSession: boolean
}

/**
 * What happens to a request before anything else does: it goes on, is sent to the same path of another host (`main` for good, `platform` for
 * this time), to the venue's page for what is not there, or is refused.
 */
export type DoorAnswer =
  | { kind: 'pass' }
  | { kind: 'move'; host: string }
  | { kind: 'platform' }
  | { kind: 'missing' }
  | { kind: 'refuse'; status: 404 | 421 }

const PASS: DoorAnswer = { kind: 'pass' }
const isRead = ({ method }: DoorRequest) => method === 'GET' || method === 'HEAD'

/** On the platform's own host: the pages of a venue with a main host are there; a browser that has something here finishes here. */
export function answerOnPlatform(request: DoorRequest, main: string | null): DoorAnswer {
  const { area, isData } = pathPlace(request.path)
  const moves = main !== null && area === 'shop' && isRead(request) && !isData
  if (!moves || request.isWithin || request.hasSession) return PASS

  return { kind: 'move', host: main }
}

/**
 * On a host that a venue has entered: nothing unless it is verified; its own shop and nobody else's; staff and whoever reads pages of the
 * platform are sent there; a further host leads to the main one.
 */
export function answerOnHost(request: DoorRequest, known: KnownHost): DoorAnswer {
  if (!known.isVerified) return { kind: 'refuse', status: 421 }
  const place = pathPlace(request.path)
  if (place.area === 'staff') return isRead(request) ? { kind: 'platform' } : { kind: 'refuse', status: 404 }
  if (place.tenantId !== null && place.tenantId !== known.tenantId) return elsewhere(request, place)
  const isFurther = known.main !== null && known.main !== known.host
  if (isFurther && isRead(request) && !request.isWithin && isPage(request, place))
    return { kind: 'move', host: known.main ?? '' }

  return PASS
}

const isPage = ({ path }: DoorRequest, { area, isData }: PathPlace) =>
  !isData && (area === 'shop' || /^\/(?:sitemap\.xml|robots\.txt)?$/.test(path))

const elsewhere = (request: DoorRequest, { area, isData }: PathPlace): DoorAnswer =>
  area === 'shop' && isRead(request) && !isData ? { kind: 'missing' } : { kind: 'refuse', status: 404 }
