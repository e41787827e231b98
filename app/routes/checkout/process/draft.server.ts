import type { AppLoadContext } from '@remix-run/node'
import type { Visit } from '#app/pages/open-page.ts'
import {
  advance,
  type CheckoutStep,
  type StepBlock,
  type StepName,
  stepProgress,
} from '#app/rules/checkout/steps.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'

/** What an action has written, for the loaders that run after it in the same request: their cookie is still the old one. */
const written = new WeakMap<AppLoadContext, CheckoutDraft>()

type DraftOwner = Pick<Visit, 'context' | 'tenantId'>

/** The draft of this cart; `isNew` while the browser does not hold it yet. */
export async function readDraft(
  { context, tenantId }: DraftOwner,
  { request, cartId }: { request: Request; cartId: string },
) {
  const known = written.get(context)
  if (known?.cartId === cartId) return { draft: known, isNew: false }
  const newUuid = crypto.randomUUID()
  const draft = await context.drafts.read({
    cookieHeader: request.headers.get('Cookie'),
    tenantId,
    cartId,
    newUuid,
  })
  return { draft, isNew: draft.uuid === newUuid }
}

/** The header that keeps the draft with the browser; null forgets it. */
export async function keepCheckoutDraft({ context, tenantId }: DraftOwner, draft: CheckoutDraft | null) {
  if (draft) written.set(context, draft)
  else written.delete(context)
  return { 'Set-Cookie': await context.drafts.write(tenantId, draft) }
}

type FilledIn = StepBlock & { steps: readonly CheckoutStep[]; step: StepName }

/** The draft once the open step was filled in: done, or kept open by what is wrong (CHK-118). What was typed stays either way. */
export function withStep(draft: CheckoutDraft, { steps, step, ...block }: FilledIn): CheckoutDraft {
  const progress = stepProgress(steps, draft.done)
  return progress.open === step ? { ...draft, done: [...advance(progress, block).done] } : draft
}
