import type { Visit } from '#app/pages/open-page.ts'
import type { OpenCheckout } from './checkout-page.server.ts'

export type CheckoutSubmission = { visit: Visit; checkout: OpenCheckout; form: FormData }
