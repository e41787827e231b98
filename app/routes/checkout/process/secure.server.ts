import { redirect } from '@remix-run/node'
import type { SecureSession } from '#app/contract/checkout.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { ChallengeView } from './checkout-model.ts'
import { securityOf } from './checkout-needs.server.ts'
import { keepCheckoutDraft } from './draft.server.ts'
import { addressWithoutCard } from './hosted-card.server.ts'
import { orderRequest } from './order-payload.server.ts'
import type { CheckoutSubmission } from './submission.server.ts'

type Challenge = NonNullable<SecureSession['challenge']>

/** A session of the bank's check for the order as it stands (CHK-261); empty where the server leaves it to the captcha. */
export async function openSession(
  submission: CheckoutSubmission,
): Promise<{ sessionId: string; challenge: Challenge | null }> {
  const { headers, body } = orderRequest(submission, { sessionId: '' })
  const { payload } = await submission.visit.api.checkout.secure({
    headers: { 'x-request-uuid': headers['x-request-uuid'] },
    body,
  })
  return { sessionId: payload.sessionId ?? '', challenge: payload.challenge }
}

/**
 * The session an order goes with: the one that was opened before, or for a browser without JavaScript one that is opened now.
 * Where the bank asks such a browser, it goes to the page of the gateway and comes back.
 */
export async function securedOrder(
  submission: CheckoutSubmission,
): Promise<{ sessionId: string } | Response> {
  const { visit, checkout } = submission
  const { draft } = checkout
  if (securityOf(visit, checkout) === 'captcha') return { sessionId: '' }
  if (draft.secureSession) return { sessionId: draft.secureSession }
  const { sessionId, challenge } = await openSession(submission)
  if (challenge?.kind !== 'frame') return { sessionId }
  const headers = await keepCheckoutDraft(visit, { ...draft, secureSession: sessionId })
  return redirect(wholePage(visit, challenge), { headers })
}

/** How this browser is shown the bank's question: in a frame of the gateway's origin where that can be reached. */
export function challengeView(visit: Visit, challenge: Challenge): ChallengeView {
  const { place } = visit.context.cardEntry
  if (challenge.kind === 'script') {
    const known = place.kind === 'script' ? place.settings : {}
    return { ...challenge, settings: { ...known, ...challenge.settings } }
  }
  return place.kind === 'frame'
    ? { kind: 'frame', url: new URL(challenge.path, place.url).href }
    : { kind: 'page', url: wholePage(visit, challenge) }
}

function wholePage({ url }: Visit, { pageUrl }: Extract<Challenge, { kind: 'frame' }>): string {
  return `${pageUrl}&${new URLSearchParams({ returnTo: addressWithoutCard(url) })}`
}
