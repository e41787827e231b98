import { redirect } from '@remix-run/node'
import { addressWithoutCard } from '../parts/card/entered-card.server.ts'
import { typedPayment } from './checkout-forms.server.ts'
import { type CodesAnswer, removeCoupon } from './codes.server.ts'
import { keepCheckoutDraft } from './draft.server.ts'
import { type CheckoutHandler, type CheckoutSubmission, refuseFields } from './submission.server.ts'

/** What a button beside a code does; everything else that was typed stays. */
export function saveCodes(change: (codes: CheckoutSubmission) => Promise<CodesAnswer>): CheckoutHandler {
  return async submission => {
    const { visit, checkout, form } = submission
    const typed = { ...checkout, draft: { ...checkout.draft, ...typedPayment(form, checkout.draft.contact) } }
    const { draft, errors } = await change({ ...submission, checkout: typed })
    const headers = await keepCheckoutDraft(visit, draft)
    return Object.keys(errors).length > 0
      ? refuseFields(errors, headers)
      : redirect(addressWithoutCard(visit.url), { headers })
  }
}

/** Takes a code out of the order. */
export async function removeCode(submission: CheckoutSubmission) {
  const code = String(submission.form.get('intent')).split(':')[1] ?? ''
  return saveCodes(async codes => {
    await removeCoupon(codes, code)
    return { draft: codes.checkout.draft, errors: {} }
  })(submission)
}
