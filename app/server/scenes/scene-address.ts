import { isPlayedScene, type PlayedScene } from '#app/rules/scenes/staged-scenes.ts'

/** The parameters of an address that say of which scene it is, and in which look that is not saved. */
const SCENE_QUERY = 'scene'
export const LOOK_QUERY = 'look'

export type SceneAddress = { tenantId: string; scene: PlayedScene; look?: string }

/** Pages of the shop; files, looks and the editor are as they are. */
const PAGES = /^\/(?:events|orders|checkout|membership|account|auth|legal|status|resellers|embed)\/([^/]+)/

type AddressQuery = { url: string; referer: string | undefined }

/** The scene that a request belongs to: by its own address or by that of the page that asks; null for one of the shop. */
export function sceneOf({ url, referer }: AddressQuery): SceneAddress | null {
  // Nearly no request is of a scene: it is not read for that.
  if (!`${url} ${referer ?? ''}`.includes(`${SCENE_QUERY}=`)) return null
  const address = parsed(url)
  if (!address || !PAGES.test(address.pathname)) return null
  return sceneIn(address) ?? sceneIn(parsed(referer ?? ''))
}

const parsed = (address: string) =>
  URL.canParse(address, 'http://shop') ? new URL(address, 'http://shop') : null

function sceneIn(url: URL | null): SceneAddress | null {
  const tenantId = PAGES.exec(url?.pathname ?? '')?.[1]
  const scene = url?.searchParams.get(SCENE_QUERY) ?? ''
  if (!tenantId || !isPlayedScene(scene)) return null
  const look = url?.searchParams.get(LOOK_QUERY)
  return { tenantId: decodeURIComponent(tenantId), scene, ...(look ? { look } : {}) }
}

/** An address of this site as one of a scene. */
export function withScene(address: string, { scene, look }: Omit<SceneAddress, 'tenantId'>): string {
  const url = parsed(address)
  if (url?.host !== 'shop') return address
  url.searchParams.set(SCENE_QUERY, scene)
  if (look) url.searchParams.set(LOOK_QUERY, look)
  return url.pathname + url.search + url.hash
}

/** The same without its scene, as the shop has it. */
export function withoutScene(address: string): string {
  const url = new URL(address, 'http://shop')
  url.searchParams.delete(SCENE_QUERY)
  url.searchParams.delete(LOOK_QUERY)
  return url.pathname + url.search
}
