import { data } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import type { Visit } from './open-page.ts'

const SENTENCES: Record<string, TextReference & `order-${string}`> = {
  SLOT_UNAVAILABLE: 'order-move-taken',
  CHANGE_REFUSED: 'order-change-over',
  CONFLICT: 'order-cancel-changed',
}

/** What a screen of an order answers when it could not be changed: 404 for whose it is not, else a sentence; surprises are logged. */
export function changeRefusal(error: unknown, { venue, context }: Visit) {
  const refusal = refusalOf(error)
  if (refusal?.status === 404) throw new Response(null, { status: 404 })
  const reference = SENTENCES[refusal?.data.code ?? '']
  if (!reference) context.log.warn({ error }, 'An order could not be changed')
  const problem = (venue.text as (reference: TextReference) => string)(reference ?? 'order-change-failed')
  return data({ problem }, { status: refusal?.status ?? 500 })
}
