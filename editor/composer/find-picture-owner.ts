import type { PicturePayload } from '#app/contract/pictures.ts'
import { callApi } from '#editor/composer/call-api.ts'
import type { PictureOwner } from '#editor/composer/composer-context.ts'

type PictureSearch = {
  readonly tenantId: string
  /** Where all pictures of the venue are changed. */
  readonly picturesHref: string
  readonly fetch: typeof globalThis.fetch
}

/** Whose picture is at an address of a page; null for one that is nobody's in the venue's list, and where the list does not come. */
export const findPictureOwner = async (
  { tenantId, picturesHref, fetch }: PictureSearch,
  src: string,
): Promise<PictureOwner | null> => {
  const call = { method: 'GET', path: '/staff/pictures' } as const
  const response = await callApi({ tenantId, fetch }, call).catch(() => null)
  if (!response?.ok) return null
  const { payload }: { payload: readonly PicturePayload[] } = await response.json()
  const owner = payload.find(subject => hasAddress(subject, src))
  if (!owner) return null
  return { name: owner.name, href: `${picturesHref}/${owner.kind}/${encodeURIComponent(owner.id)}` }
}

const hasAddress = ({ picture, gallery }: PicturePayload, src: string): boolean =>
  [picture, ...gallery].some(
    shown => shown !== null && [shown.thumbnail, shown.screen, shown.highRes, shown.mail].includes(src),
  )
