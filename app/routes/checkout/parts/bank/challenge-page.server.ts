import type { SecureSession } from '#app/contract/checkout.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { addressWithoutCard } from '../card/entered-card.server.ts'
import type { ChallengeView } from './challenge-view.ts'

type Challenge = NonNullable<SecureSession['challenge']>

/** How this browser is shown the bank's question: in a frame of the gateway's origin where that can be reached. */
export function challengeView(visit: Visit, challenge: Challenge): ChallengeView {
  const { place } = visit.context.cardEntry
  if (challenge.kind === 'script') {
    const known = place.kind === 'script' ? place.settings : {}
    return { ...challenge, settings: { ...known, ...challenge.settings } }
  }
  return place.kind === 'frame'
    ? { kind: 'frame', url: new URL(challenge.path, place.url).href }
    : { kind: 'page', url: bankPage(visit, challenge) }
}

/** The page of the gateway that asks a browser without a frame, and comes back here. */
export function bankPage({ url }: Visit, { pageUrl }: Extract<Challenge, { kind: 'frame' }>): string {
  return `${pageUrl}&${new URLSearchParams({ returnTo: addressWithoutCard(url) })}`
}
