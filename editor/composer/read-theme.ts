import type { DraftPayload } from '#app/contract/theme-drafts.ts'
import type { PresencePayload, ThemePosition } from '#app/contract/theme-presence.ts'
import type { ThemePayload } from '#app/contract/themes.ts'
import { callApi } from '#editor/composer/call-api.ts'
import type { StoredTheme } from '#editor/composer/composer-state.ts'
import { documentOfPayload } from '#editor/document/payload-documents.ts'

type Api = { readonly tenantId: string; readonly fetch: typeof fetch }

/** What is stored now, of the draft where there is one, with the position it is at; `null` when it cannot be read. */
export const readTheme = async (
  api: Api,
): Promise<{ readonly theme: StoredTheme; readonly position: ThemePosition } | null> => {
  const path = `/themes/${encodeURIComponent(api.tenantId)}`
  const [draft, published] = await Promise.all([
    payloadOf<DraftPayload>(callApi(api, { method: 'GET', path: '/staff/theme/draft' })),
    payloadOf<ThemePayload>(callApi(api, { method: 'GET', path })),
  ])
  if (!draft || !published) return null
  const { revision, authors } = draft
  return {
    theme: {
      document: documentOfPayload(published),
      revision: published.revision,
      draft: draft.theme && {
        document: documentOfPayload(draft.theme),
        revision,
        authors: authors.map(({ name }) => name),
      },
    },
    position: { published: published.revision, draft: revision },
  }
}

/** Says that this tab is here, and gives who else is and what they have saved since; `null` when nobody answers. */
export const announcePresence = (
  api: Api,
  body: ThemePosition & { readonly tab: string },
): Promise<PresencePayload | null> =>
  payloadOf<PresencePayload>(callApi(api, { method: 'POST', path: '/staff/theme/presence', body }))

const payloadOf = async <Payload>(answer: Promise<Response>): Promise<Payload | null> => {
  try {
    const response = await answer
    return response.ok ? ((await response.json()) as { payload: Payload }).payload : null
  } catch {
    return null
  }
}
