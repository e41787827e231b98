import { callApi, refusalWords } from '#editor/composer/call-api.ts'
import type { Upload } from '#editor/composer/composer-context.ts'

type UploadRequest = { readonly tenantId: string; readonly file: Blob }

/** Takes a logo among the pictures of the venue. Never throws: a refusal and a dead line are answered in words. */
export const uploadLogo = async ({ tenantId, file }: UploadRequest): Promise<Upload> =>
  requestLogo(tenantId, {
    path: '/staff/pictures/logo',
    body: async () => ({ content: await base64Of(file) }),
  })

/** Has the server fetch a logo from another site, and keep it. Never throws. */
export const takeLogo = ({ tenantId, address }: { tenantId: string; address: string }): Promise<Upload> =>
  requestLogo(tenantId, { path: '/staff/pictures/logo/address', body: async () => ({ address }) })

type LogoRequest = { path: `/${string}`; body: () => Promise<object> }

async function requestLogo(tenantId: string, { path, body }: LogoRequest): Promise<Upload> {
  try {
    const call = { method: 'POST', path, body: await body() } as const
    const response = await callApi({ tenantId, fetch: window.fetch.bind(window) }, call)
    const answer = (await response.json()) as { payload?: { src: string }; message?: string }
    if (answer.payload) return answer.payload
    return { problem: refusalWords(answer.message) ?? String(response.status) }
  } catch {
    return { problem: '' }
  }
}

/** The content of a file in base64; rejects what cannot be read. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
