import { isPlayedScene, type PlayedScene } from '#app/rules/scenes/staged-scenes.ts'

/** The parameter of an address that says of which scene it is. */
const SCENE_QUERY = 'scene'

export type SceneAddress = { tenantId: string; scene: PlayedScene }

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
  return { tenantId: decodeURIComponent(tenantId), scene }
}

/** An address of this site as one of a scene. */
export function withScene(address: string, scene: PlayedScene): string {
  const url = parsed(address)
  if (url?.host !== 'shop') return address
  url.searchParams.set(SCENE_QUERY, scene)
  return url.pathname + url.search + url.hash
}

/** The same without its scene, as the shop has it. */
export function withoutScene(address: string): string {
  const url = new URL(address, 'http://shop')
  url.searchParams.delete(SCENE_QUERY)
  return url.pathname + url.search
}
