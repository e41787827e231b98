import { useCallback, useState } from 'react'
import type { FontPayload } from '#app/contract/fonts.ts'
import { type ApiCall, callApi, refusalWords } from '#editor/composer/call-api.ts'
import type { FontRemoval, FontUpload } from '#editor/composer/composer-context.ts'
import { base64Of } from '#editor/composer/upload-logo.ts'
import { type VenueFont, venueFontsOf } from '#editor/document/venue-font.ts'

/** The venue's own fonts while its theme is edited. No call throws: a refusal and a dead line are answered in words. */
export const useOwnFonts = (tenantId: string, stored: readonly VenueFont[]) => {
  const [fonts, setFonts] = useState(stored)
  const uploadFont = useCallback(
    async (file: Blob): Promise<FontUpload> => {
      const answer = await request<FontPayload>(tenantId, async () => ({
        method: 'POST',
        path: '/staff/fonts',
        body: { content: await base64Of(file) },
      }))
      if ('problem' in answer) return answer
      const [font] = venueFontsOf([answer.payload])
      if (!font) return { problem: '' }
      setFonts(now => [...now.filter(({ id }) => id !== font.id), font])
      return { font }
    },
    [tenantId],
  )
  const removeFont = useCallback(
    async (id: string): Promise<FontRemoval> => {
      const answer = await request<{ edit: number | null }>(tenantId, async () => ({
        method: 'DELETE',
        path: `/staff/fonts/${id}`,
      }))
      if ('problem' in answer) return answer
      setFonts(now => now.filter(font => font.id !== id))
      return { edit: answer.payload.edit }
    },
    [tenantId],
  )
  const restoreFont = useCallback(
    async (edit: number): Promise<string | null> => {
      const undone = await request<object>(tenantId, async () => ({
        method: 'POST',
        path: `/staff/edits/${edit}/undo`,
      }))
      if ('problem' in undone) return undone.problem
      const list = await request<FontPayload[]>(tenantId, async () => ({
        method: 'GET',
        path: '/staff/fonts',
      }))
      if ('problem' in list) return list.problem
      setFonts(venueFontsOf(list.payload))
      return null
    },
    [tenantId],
  )
  return { fonts, uploadFont, removeFont, restoreFont }
}

type Answer<Payload> = { payload: Payload } | { problem: string }

async function request<Payload>(tenantId: string, call: () => Promise<ApiCall>): Promise<Answer<Payload>> {
  try {
    const response = await callApi({ tenantId, fetch: window.fetch.bind(window) }, await call())
    const answer = (await response.json()) as { payload?: Payload; message?: string }
    if (answer.payload) return { payload: answer.payload }
    return { problem: refusalWords(answer.message) ?? String(response.status) }
  } catch {
    return { problem: '' }
  }
}
