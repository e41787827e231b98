export type StepName = 'ticketDelivery' | 'memberInfo' | 'payment' | 'review'

/** A step of checkout and its number, from 1 without gaps. */
export type CheckoutStep = { name: StepName; number: number }

/** Which steps there are, which are done, and the one that is open. */
export type StepProgress = { steps: readonly StepName[]; done: readonly StepName[]; open: StepName }

/** What keeps the open step from being left. */
export type StepBlock = {
  hasErrors: boolean
  processing?: boolean
  hasInvalidMembership?: boolean
  hasUneditedMembership?: boolean
}

/** The steps of an order, the optional ones in front (CHK-012, CHK-013, CHK-014, CHK-015). */
export function checkoutSteps({
  showTicketEmail,
  cart,
}: {
  showTicketEmail: boolean
  cart: { [Kind in 'templates' | 'comboItems' | 'memberships']: readonly unknown[] }
}): CheckoutStep[] {
  const hasTickets = cart.templates.length > 0 || cart.comboItems.length > 0
  const names: StepName[] = [
    ...(showTicketEmail && hasTickets ? (['ticketDelivery'] as const) : []),
    ...(cart.memberships.length > 0 ? (['memberInfo'] as const) : []),
    'payment',
    'review',
  ]

  return names.map((name, i) => ({ name, number: i + 1 }))
}

/**
 * The progress through the steps. Steps count as done from the first one on without a gap: a step that is new in the order opens, and
 * those behind it wait again.
 */
export function stepProgress(steps: readonly CheckoutStep[], doneBefore: readonly StepName[]): StepProgress {
  const names = steps.map(step => step.name)
  const isWaiting = (name: StepName) => name === 'review' || !doneBefore.includes(name)
  const open = names.findIndex(isWaiting)

  return { steps: names, done: names.slice(0, open), open: names[open] ?? 'review' }
}

/** Marks a valid step done and opens the next; a step with errors, or one that may not be left, stays open (CHK-118). */
export function advance(progress: StepProgress, block: StepBlock): StepProgress {
  const next = progress.steps[progress.steps.indexOf(progress.open) + 1]
  if (!next || !mayLeave(progress, block)) return progress

  return { ...progress, done: [...progress.done, progress.open], open: next }
}

/** Opens an earlier step again, which makes it and every later one incomplete (CHK-119). */
export function goBack(progress: StepProgress, step: StepName): StepProgress {
  const index = progress.steps.indexOf(step)
  if (index < 0 || index >= progress.steps.indexOf(progress.open)) return progress

  return { ...progress, done: progress.done.filter(name => progress.steps.indexOf(name) < index), open: step }
}

/** Whether 'next' may be used: payment waits for valid membership orders, and those for being filled in (CHK-018 to CHK-120). */
function mayLeave({ steps, open }: StepProgress, block: StepBlock): boolean {
  const next = steps[steps.indexOf(open) + 1]
  if (block.hasErrors || block.processing) return false
  if (next === 'payment' && block.hasInvalidMembership) return false

  return !(open === 'memberInfo' && block.hasUneditedMembership)
}
