import { callApi, refusalWords } from '#editor/composer/call-api.ts'
import type { Upload } from '#editor/composer/composer-context.ts'

type UploadRequest = { readonly tenantId: string; readonly file: Blob }

/** Takes a logo among the pictures of the venue. Never throws: a refusal and a dead line are answered in words. */
export const uploadLogo = async ({ tenantId, file }: UploadRequest): Promise<Upload> => {
  try {
    const body = { content: await base64Of(file) }
    const call = { method: 'POST', path: '/staff/pictures/logo', body } as const
    const response = await callApi({ tenantId, fetch: window.fetch.bind(window) }, call)
    const answer = (await response.json()) as { payload?: { src: string }; message?: string }
    if (answer.payload) return answer.payload
    return { problem: refusalWords(answer.message) ?? String(response.status) }
  } catch {
    return { problem: '' }
  }
}

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
