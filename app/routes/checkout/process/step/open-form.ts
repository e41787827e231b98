import type { CheckoutPage } from '../checkout-model.ts'

/** The id of the form in which somebody is typing: buttons outside it press it, so that nothing typed is lost. */
export const OPEN_FORM = 'checkout-open-form'

/** Whether there is such a form now. Delivery is the first step, and in the review nothing is typed. */
export const hasOpenForm = ({ open, memberInfo }: Pick<CheckoutPage, 'open' | 'memberInfo'>): boolean =>
  open === 'payment' || (open === 'memberInfo' && !!memberInfo?.panels.some(({ state }) => state === 'form'))
