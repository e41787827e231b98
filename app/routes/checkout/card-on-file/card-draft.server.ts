import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import type { Visit } from '#app/pages/open-page.ts'
import type { CardDraft } from '#app/session/card-draft.ts'
import { enteredCard } from '../parts/card/entered-card.server.ts'

/** What an action has written, for the loaders that run after it in the same request: their cookie is still the old one. */
const written = new WeakMap<AppLoadContext, CardDraft | null>()

/** The card that this browser keeps for a membership; null where there is none. */
export async function readCardDraft(
  { context, tenantId }: Visit,
  { request, membershipId }: { request: Request; membershipId: string },
): Promise<CardDraft | null> {
  if (written.has(context)) return written.get(context) ?? null
  return context.drafts.cards.read({ cookieHeader: request.headers.get('Cookie'), tenantId, membershipId })
}

/** The header that keeps the card with the browser; null forgets it. */
export async function keepCardDraft({ context, tenantId }: Visit, draft: CardDraft | null) {
  written.set(context, draft)
  return { 'Set-Cookie': await context.drafts.cards.write(tenantId, draft) }
}

/** The card that a form or the gateway's page has brought, under a name of its own; null where it brings none. */
export function newCardDraft(fields: Record<string, unknown>, membershipId: string): CardDraft | null {
  const { card } = enteredCard(fields)
  if (!card) return null
  const { token, brand, lastFour } = card
  return { membershipId, uuid: randomUUID(), token, brand, lastFour, secureSession: '' }
}
