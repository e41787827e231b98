import { API_BASE, header } from '#app/contract/headers.ts'

export type ApiCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: object
  readonly ifMatch?: number
}

/** Calls the API for a venue. Its name in a header: no foreign form can send one, so the staff cookie counts (W8). */
export const callApi = (
  { tenantId, fetch }: { readonly tenantId: string; readonly fetch: typeof globalThis.fetch },
  { method, path, body, ifMatch }: ApiCall,
): Promise<Response> =>
  fetch(`${API_BASE}${path}`, {
    method,
    body: body && JSON.stringify(body),
    cache: 'no-store',
    headers: {
      [header.tenantId]: encodeURIComponent(tenantId),
      ...(body && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    },
  })

/** What follows the code in a refusal's message is for people. */
export const refusalWords = (message: string | undefined): string | undefined =>
  message?.replace(/^[A-Z_]+:\s*/, '')
