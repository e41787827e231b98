import { createCookie } from '@remix-run/node'
import { z } from 'zod'

/**
 * A card that is to be put on file of a membership, signed and kept with the browser for a quarter of an hour: the gateway's token, what may
 * be shown, and the bank's check of it. `uuid` names the try.
 */
const cardDraft = z.object({
  membershipId: z.string().max(128),
  uuid: z.guid(),
  token: z.string().max(600),
  lastFour: z.string().max(4),
  brand: z.string().max(30),
  secureSession: z.string().max(500).default(''),
})

export type CardDraft = z.output<typeof cardDraft>

export type CardDrafts = {
  /** The card for this membership; null where none is kept. */
  read: (request: {
    cookieHeader: string | null
    tenantId: string
    membershipId: string
  }) => Promise<CardDraft | null>
  /** The `Set-Cookie` value that keeps the card; null forgets it. */
  write: (tenantId: string, draft: CardDraft | null) => Promise<string>
}

export function createCardDrafts({ secret, secure }: { secret: string; secure: boolean }): CardDrafts {
  const cookieOf = (tenantId: string) =>
    createCookie(`marquee_card_${tenantId}`, {
      secrets: [secret],
      httpOnly: true,
      sameSite: 'lax',
      path: `/membership/${tenantId}`,
      secure,
      maxAge: 900,
    })
  return {
    read: async ({ cookieHeader, tenantId, membershipId }) => {
      const kept = cookieHeader ? await cookieOf(tenantId).parse(cookieHeader) : null
      const parsed = cardDraft.safeParse(kept)
      return parsed.success && parsed.data.membershipId === membershipId ? parsed.data : null
    },
    write: (tenantId, draft) => cookieOf(tenantId).serialize(draft ?? '', draft ? {} : { maxAge: 0 }),
  }
}
