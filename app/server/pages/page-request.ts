import type { IncomingMessage } from 'node:http'
import { type KeptAddress, keptAddress } from '#app/rules/pages/kept-address.ts'
import { chooseLanguage, languageOffer, type VenueLanguages } from '#app/rules/venues/choose-language.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import { readLanguageCookie } from '#app/session/language-cookie.ts'

/** A request for a page that may be kept. */
export type PublicRequest = KeptAddress & {
  /** what of the request stands in the page beside its address: the host it came to, the languages it asks for, whether the notice was hidden */
  headers: Record<string, string>
  chosenLanguage: string | null
  acceptedLanguage: string
  /** the cookie of the visitor's session at this venue; null without one */
  session: string | null
}

/** What of a request may matter to a page. */
const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto'] as const

/** The frame of another document, or whatever else is no page of its own, is drawn. */
const TOP = new Set([undefined, 'document', 'empty'])

/** The page that a request asks for, when anybody would get the same one; null when it is drawn for whoever asks. */
export function pageRequest(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  behindProxy: boolean,
): PublicRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const kept = keptAddress(url)
  if (!kept || isSandboxId(kept.tenantId)) return null
  if (headers.authorization || headers.range || isLedByCopy(headers.referer)) return null
  if (!TOP.has(headers['sec-fetch-dest'] as string | undefined)) return null
  const cookie = headers.cookie ?? ''
  if (cookie.includes('marquee_staff_')) return null
  const chosenLanguage = readLanguageCookie(cookie || null)
  const isNoticeHidden = cookie.includes(hiddenNotice(kept.tenantId))
  const acceptedLanguage = headers['accept-language'] ?? ''
  const cookies = [
    ...(chosenLanguage ? [`language=${chosenLanguage}`] : []),
    ...(isNoticeHidden ? [hiddenNotice(kept.tenantId)] : []),
  ]
  return {
    ...kept,
    chosenLanguage,
    acceptedLanguage,
    session: sessionIn(cookie, kept.tenantId),
    headers: {
      host: headers.host ?? '',
      ...(behindProxy ? forwarded(headers) : {}),
      ...(acceptedLanguage ? { 'accept-language': acceptedLanguage } : {}),
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
    },
  }
}

/** Whether the page that leads here is one of a scene, a mail of one, the gallery of components or a sandbox: such requests go on in it. */
export const isLedByCopy = (referer: string | undefined): boolean => LED_BY_COPY.test(referer ?? '')

const LED_BY_COPY = /scene=|\/sandbox-|\/editor\/[^/]+\/(?:preview|scenes\/)/

function sessionIn(cookie: string, tenantId: string): string | null {
  const name = `marquee_${tenantId}=`
  return cookie.split(/;\s*/).find(part => part.startsWith(name)) ?? null
}

/** The notice's cookie as `session/notice-cookie.ts` writes it. */
const hiddenNotice = (tenantId: string) => `marquee-notice_${tenantId}=ImhpZGRlbiI%3D`

const forwarded = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(FORWARDED.flatMap(name => (headers[name] ? [[name, String(headers[name])]] : [])))

/** Under what a page is kept: equal requests have equal keys, and what a page does not say is not in it. */
export function pageKey(request: PublicRequest, languages: VenueLanguages): string {
  const {
    host,
    'x-forwarded-host': forwardedHost = '',
    'x-forwarded-proto': scheme = '',
    cookie = '',
  } = request.headers
  const wish = request.chosenLanguage
  const shown = chooseLanguage(languages, wish ? [wish] : [])
  const offer = wish ? null : languageOffer(languages, { accepted: request.acceptedLanguage, shown })
  const notice = cookie.includes('marquee-notice_') ? 'hidden' : ''
  return [host, forwardedHost, scheme, shown, offer ?? '', notice, request.address].join(' ')
}
