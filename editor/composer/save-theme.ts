import type { DraftPayload } from '#app/contract/theme-drafts.ts'
import type { ThemePayload } from '#app/contract/themes.ts'
import { callApi, refusalWords } from '#editor/composer/call-api.ts'
import { documentOfPayload, payloadOfDocument } from '#editor/document/payload-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { type Conflict, mergeDocuments } from '#theme/merge-documents.ts'

/** What an editor needs to know of the shared draft. */
export type DraftNote = { readonly revision: number; readonly authors: readonly string[] }

/** What is stored now, where it was stored. */
type SavedTheme = {
  readonly document: ThemeDocument
  readonly revision: number
  /** null where the theme itself was read or saved */
  readonly draft: DraftNote | null
}

export type SaveOutcome =
  | ({ readonly kind: 'saved' } & SavedTheme)
  /** Somebody else changed the same keys: nothing was saved. */
  | {
      readonly kind: 'conflict'
      readonly conflicts: readonly Conflict[]
      readonly theirs: ThemeDocument
      readonly revision: number
      readonly draft: DraftNote | null
    }
  | { readonly kind: 'error'; readonly message: string; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'no-tenant' }

/** Saving there publishes at once, or leaves the storefront as it is. */
export type SaveTarget = 'public' | 'draft'

export type SaveRequest = {
  readonly tenantId: string
  readonly mine: ThemeDocument
  /** The document my changes began with. */
  readonly base: ThemeDocument
  readonly target?: SaveTarget
  readonly fetch: typeof fetch
}

/**
 * Saves a theme: with `PUT themes/{tenantId}`, which publishes it (T4), or as the draft of the venue. What others saved in the meantime is
 * read first and merged key by key; without a venue no PUT is sent (T5). Never throws.
 */
export const saveTheme = async (saving: SaveRequest): Promise<SaveOutcome> => {
  try {
    return (
      (await attempt(saving)) ??
      (await attempt(saving)) ??
      failure('somebody else saved at the same moment; save again')
    )
  } catch (cause) {
    if (cause instanceof Refused) return cause.outcome
    return failure(cause instanceof Error ? cause.message : 'the server could not be reached')
  }
}

/** An answer that ends the save. */
class Refused extends Error {
  readonly outcome: SaveOutcome
  constructor(outcome: SaveOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

const failure = (message: string, errors: Readonly<Record<string, string>> = {}): SaveOutcome => ({
  kind: 'error',
  message,
  errors,
})

/** One read and one write; `null` when somebody else saved between the two. */
const attempt = async ({
  tenantId,
  mine,
  base,
  target = 'public',
  fetch,
}: SaveRequest): Promise<SaveOutcome | null> => {
  if (!tenantId) return { kind: 'no-tenant' }
  const call = callOf(tenantId, fetch)
  const place = target === 'draft' ? draftPlace(tenantId, call) : themePlace(tenantId, call)
  const now = await place.read()
  const { document: theirs, revision, draft } = now
  const { merged, conflicts } = mergeDocuments({ base, mine, theirs })
  if (conflicts.length > 0) return { kind: 'conflict', conflicts, theirs, revision, draft }
  const saved = await place.write(merged, now)
  return saved && { kind: 'saved', ...saved }
}

type Reading = SavedTheme & {
  /** the revision that a write names */
  readonly ifMatch: number
}

type Place = {
  read: () => Promise<Reading>
  /** Null when somebody else saved since the reading. */
  write: (document: ThemeDocument, reading: Reading) => Promise<SavedTheme | null>
}

type Call = (method: 'GET' | 'PUT', path: string, sent?: PutRequest) => Promise<Response>
type PutRequest = { readonly ifMatch: number; readonly document: ThemeDocument }

const themePlace = (tenantId: string, call: Call): Place => {
  const path = `/themes/${encodeURIComponent(tenantId)}`
  return {
    read: async () => {
      const stored = storedTheme(await payloadIn<ThemePayload>(await call('GET', path)))
      return { ...stored, ifMatch: stored.revision }
    },
    write: async (document, { ifMatch }) => {
      const answer = await call('PUT', path, { ifMatch, document })
      return answer.status === 412 ? null : storedTheme(await payloadIn<ThemePayload>(answer))
    },
  }
}

const storedTheme = (payload: ThemePayload): SavedTheme => ({
  document: documentOfPayload(payload),
  revision: payload.revision,
  draft: null,
})

/** Where there is no draft, one begins with what is public. */
const draftPlace = (tenantId: string, call: Call): Place => ({
  read: async () => {
    const payload = await payloadIn<DraftPayload>(await call('GET', DRAFT))
    const stored = storedDraft(payload) ?? (await themePlace(tenantId, call).read())
    return { ...stored, ifMatch: payload.revision }
  },
  write: async (document, { ifMatch, draft, revision }) => {
    const base = draft ? 0 : revision
    const answer = await call('PUT', `${DRAFT}?base=${base}`, { ifMatch, document })
    return answer.status === 412 ? null : storedDraft(await payloadIn<DraftPayload>(answer))
  },
})

const storedDraft = ({ theme, revision, authors }: DraftPayload): SavedTheme | null =>
  theme && {
    document: documentOfPayload(theme),
    revision,
    draft: { revision, authors: authors.map(({ name }) => name) },
  }

const DRAFT = '/staff/theme/draft'

const callOf =
  (tenantId: string, fetch: SaveRequest['fetch']): Call =>
  (method, path, sent) =>
    callApi(
      { tenantId, fetch },
      { method, path, ...(sent && { body: payloadOfDocument(sent.document), ifMatch: sent.ifMatch }) },
    )

async function payloadIn<Payload>(response: Response): Promise<Payload> {
  if (response.ok) return ((await response.json()) as { payload: Payload }).payload
  throw new Refused(await refusalIn(response))
}

const refusalIn = async (response: Response): Promise<SaveOutcome> => {
  const problem = (await response.json().catch(() => null)) as {
    message?: string
    errors?: Record<string, string>
  } | null
  if (response.status === 404) return { kind: 'no-tenant' }
  const message = refusalWords(problem?.message)
  return failure(message || `the server answered ${response.status}`, problem?.errors)
}
