import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

/** What an editor of a theme knows of what is stored. */
const themePosition = z.object({
  /** the published revision */
  published: z.int().min(0),
  /** the revision of the draft, which goes on when there is none; 0 where there never was one */
  draft: z.int().min(0),
})

const presencePayload = themePosition.extend({
  /** who else has the theme open, by name; who was not heard of for half a minute is not among them */
  people: z.array(z.string()),
  /** what others have saved since the position that was told: by key of the theme, who was the last, and when (an instant in UTC) */
  edits: z.array(z.object({ key: z.string(), name: z.string(), at: z.string() })),
})

export type ThemePosition = z.infer<typeof themePosition>
export type PresencePayload = z.infer<typeof presencePayload>

export const themePresence = {
  announce: endpoint({
    method: 'POST',
    path: '/staff/theme/presence',
    summary: 'Says that somebody edits the theme, and who else does; sent every few seconds (staff)',
    tags: ['Themes'],
    refusals: ['FORBIDDEN', 'UNAUTHORIZED'],
  })
    .input(
      z.object({
        /** the tab has a name of its own: one person may have several */
        body: themePosition.extend({ tab: z.string().min(1).max(64) }),
      }),
    )
    .output(envelope(presencePayload)),
}
