import type { StepProgress } from '#app/rules/checkout/steps.ts'

/**
 * Whether a wallet can pay from the step that is open: it says who pays, where, and with which card, so that nothing of delivery and
 * payment has to be typed. Who memberships are for it does not know, and in the review another way to pay was chosen.
 */
export function isWalletStep({ steps, open }: Pick<StepProgress, 'steps' | 'open'>): boolean {
  return open === 'payment' || (open === 'ticketDelivery' && !steps.includes('memberInfo'))
}

/** The progress of an order that a wallet pays: what stands before the payment is done, and the payment is where it goes on when it is refused. */
export function atPayment(progress: StepProgress): StepProgress {
  const done = progress.steps.slice(0, progress.steps.indexOf('payment'))

  return { ...progress, done, open: 'payment' }
}
