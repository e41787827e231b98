import { API_BASE, header } from '#app/contract/headers.ts'
import type { ThemePayload } from '#app/contract/themes.ts'
import { documentOfPayload, payloadOfDocument } from '#editor/document/payload-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { type Conflict, mergeDocuments } from '#theme/merge-documents.ts'

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly document: ThemeDocument; readonly revision: number }
  /** Somebody else changed the same keys: nothing was saved. */
  | {
      readonly kind: 'conflict'
      readonly conflicts: readonly Conflict[]
      readonly theirs: ThemeDocument
      readonly revision: number
    }
  | { readonly kind: 'error'; readonly message: string; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'no-tenant' }

export type SaveRequest = {
  readonly tenantId: string
  readonly mine: ThemeDocument
  /** The document my changes began with, and its revision. */
  readonly base: ThemeDocument
  readonly revision: number
  readonly fetch: typeof fetch
}

/**
 * Saves and publishes a theme with `PUT themes/{tenantId}` (T4). What others saved in the meantime is read first and
 * merged key by key; without a venue no PUT is sent (T5). Never throws.
 */
export const saveTheme = async (saving: SaveRequest): Promise<SaveOutcome> => {
  try {
    return (
      (await attempt(saving)) ??
      (await attempt(saving)) ??
      failure('somebody else saved at the same moment; save again')
    )
  } catch (cause) {
    return failure(cause instanceof Error ? cause.message : 'the server could not be reached')
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
  revision,
  fetch,
}: SaveRequest): Promise<SaveOutcome | null> => {
  if (!tenantId) return { kind: 'no-tenant' }
  const call = callOf(tenantId, fetch)
  const present = await call('GET')
  if (present.status === 404) return { kind: 'no-tenant' }
  if (!present.ok) return refused(present)
  const now = await payloadIn(present)
  const theirs = documentOfPayload(now)
  const { merged, conflicts } =
    now.revision === revision ? { merged: mine, conflicts: [] } : mergeDocuments({ base, mine, theirs })
  if (conflicts.length > 0) return { kind: 'conflict', conflicts, theirs, revision: now.revision }

  const put = await call('PUT', {
    headers: { 'if-match': `"${now.revision}"` },
    body: JSON.stringify(payloadOfDocument(merged)),
  })
  if (put.status === 412) return null
  if (!put.ok) return refused(put)
  const saved = await payloadIn(put)
  return { kind: 'saved', document: documentOfPayload(saved), revision: saved.revision }
}

/** The venue's name in a header: no foreign form can send one, so the staff cookie counts (W8). */
const callOf =
  (tenantId: string, fetch: SaveRequest['fetch']) =>
  (method: 'GET' | 'PUT', { headers, body }: { headers?: Record<string, string>; body?: string } = {}) =>
    fetch(`${API_BASE}/themes/${encodeURIComponent(tenantId)}`, {
      method,
      body,
      cache: 'no-store',
      headers: {
        [header.tenantId]: encodeURIComponent(tenantId),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })

const payloadIn = async (response: Response) => ((await response.json()) as { payload: ThemePayload }).payload

/** What follows the code in a refusal's message is for people. */
const refused = async (response: Response): Promise<SaveOutcome> => {
  const problem = (await response.json().catch(() => null)) as {
    message?: string
    errors?: Record<string, string>
  } | null
  const message = problem?.message?.replace(/^[A-Z_]+:\s*/, '')
  return failure(message || `the server answered ${response.status}`, problem?.errors)
}
