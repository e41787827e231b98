import { redirect } from '@remix-run/node'
import type { SecureSession } from '#app/contract/checkout.ts'
import { bankPage } from '../parts/bank/challenge-page.server.ts'
import { securityOf } from './checkout-needs.server.ts'
import { keepCheckoutDraft } from './draft.server.ts'
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
  return redirect(bankPage(visit, challenge), { headers })
}
