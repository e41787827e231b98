import type { PresencePayload, ThemePosition } from '#app/contract/theme-presence.ts'
import { findDraft, listStaffNames } from '#app/data/queries/themes/drafts.ts'
import { listOtherEditors, noteEditor } from '#app/data/queries/themes/presence.ts'
import { findPublishedRevision } from '#app/data/queries/themes/read.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { publicEditsSince } from './public-edits.ts'
import { requireThemeStaff } from './theme-rights.ts'

/** Who was not heard of for so long is not there any more, ms. A composer is heard of every ten seconds. */
const PRESENCE_MS = 30_000

/**
 * Says that somebody of this venue has its theme open, and gives the others and what they have saved since the position that is
 * told (401, 403). Rows of the database: any node may be asked.
 */
export const announcePresence = api.themePresence.announce.handler(async ({ input: { body }, context }) => {
  const { email } = requireThemeStaff(context.staff)
  const { db, tenantId, now } = context
  const since = new Date(now.getTime() - PRESENCE_MS)
  await noteEditor(db, { tenantId, tab: body.tab, email, now, since })
  const people = await listOtherEditors(db, { tenantId, email, since })
  return { payload: { people, ...(await editsSince(context, { seen: body, email })) } }
})

type News = Omit<PresencePayload, 'people'>

async function editsSince(
  { db, tenantId }: ApiContext,
  { seen, email }: { seen: ThemePosition; email: string },
): Promise<News> {
  const published = await findPublishedRevision(db, tenantId)
  const draft = await findDraft(db, tenantId)
  const edits = [
    ...(published > seen.published ? await publicEditsSince(db, { tenantId, revision: seen.published }) : []),
    ...Object.entries(draft?.edits ?? {})
      .filter(([, { revision }]) => revision > seen.draft)
      .map(([key, { author, at }]) => ({ key, author, at })),
  ].filter(({ author }) => author !== email)
  const names = await listStaffNames(db, tenantId, [...new Set(edits.map(({ author }) => author))])
  return {
    published,
    draft: draft?.revision ?? 0,
    edits: edits.map(({ key, author, at }) => ({ key, name: names.get(author) ?? author, at })),
  }
}
