import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Venue } from '#app/api/kernel/venue-store.ts'
import { stylesheetOf } from '#app/api/themes/stylesheet-of.ts'
import { withoutThemeFacts } from '#app/contract/theme-facts.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { fromPayload } from '#theme/from-payload.ts'
import type { AsIf } from './as-if.ts'

/** Themes that somebody edits and has not made public, so that mails, passes, files and pages of a tab of their own are drawn in them. In memory alone. */
export type SceneLooks = {
  /** What names the theme from now on, for scenes of this venue; null where it cannot be read. */
  keep: (venue: Venue, sent: unknown) => string | null
  /** The venue in a theme that was kept for it; undefined where there is none. */
  find: (tenantId: string, look: string | undefined) => AsIf | undefined
  /** The style sheet of a theme that was kept, by its hash, as pages name it; undefined where there is none. */
  stylesheet: (tenantId: string, hash: string) => string | undefined
}

const MAX_LOOKS = 100

export function createSceneLooks(): SceneLooks {
  const looks = new LRUCache<string, AsIf>({ max: MAX_LOOKS })
  const sheets = new LRUCache<string, string>({ max: MAX_LOOKS })
  const keyOf = (tenantId: string, look: string) => `${tenantId} ${look}`
  return {
    keep: ({ tenantId, theme, fonts }, sent) => {
      if (typeof sent !== 'object' || sent === null) return null
      const parsed = fromPayload(withoutThemeFacts(sent as Record<string, unknown>), theme)
      if (!parsed.ok) return null
      const look = createHash('sha256').update(JSON.stringify(parsed.document)).digest('base64url')
      const key = keyOf(tenantId, look)
      if (!looks.has(key)) looks.set(key, asThemed(parsed.document))
      const { hash, css } = stylesheetOf({ theme: parsed.document, fonts })
      sheets.set(keyOf(tenantId, hash), css)
      return look
    },
    find: (tenantId, look) => (look ? looks.get(keyOf(tenantId, look)) : undefined),
    stylesheet: (tenantId, hash) => sheets.get(keyOf(tenantId, hash)),
  }
}

const asThemed =
  (theme: ThemeDocument): AsIf =>
  venue => ({ ...venue, theme })
