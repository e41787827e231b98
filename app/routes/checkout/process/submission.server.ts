import { data } from '@remix-run/node'
import type { Visit } from '#app/pages/open-page.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

export type CheckoutSubmission = { visit: Visit; checkout: OpenCheckout; form: FormData }

/** What a button of checkout does with what was sent. */
export type CheckoutHandler = (
  submission: CheckoutSubmission,
) => Promise<Response | ReturnType<typeof data<CheckoutAnswer>>>

/** The page again, with a sentence at each field that was refused. */
export const refuseFields = (errors: Record<string, string>, headers: HeadersInit) =>
  data<CheckoutAnswer>({ notice: null, errors, editOrder: false, blocked: false }, { status: 400, headers })
