import { LANGUAGE_QUERY } from '#app/rules/links/language-links.ts'
import { originOfScene, type SceneName } from '#app/rules/scenes/scene-groups.ts'

/** The parameters of an address that say of which scene it is, and in which look that is not saved. */
const SCENE_QUERY = 'scene'
const LOOK_QUERY = 'look'

/** What a page of the shop is read in, whichever scene it is of. */
const TEXT_SET_QUERY = 'text'

export type SceneAddress = {
  tenantId: string
  scene: SceneName
  look?: string
  /** the language that everybody in the scene reads, a BCP 47 tag; that of the venue itself when left out */
  language?: string
  textSet?: string
}

/** What an address says of its scene beside its name, as `URLSearchParams` or a record of parameters has it. */
export function wishesOf(read: (parameter: string) => unknown): Omit<SceneAddress, 'tenantId' | 'scene'> {
  const words = (parameter: string) => {
    const value = read(parameter)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [look, language, textSet] = [words(LOOK_QUERY), words(LANGUAGE_QUERY), words(TEXT_SET_QUERY)]
  return { ...(look && { look }), ...(language && { language }), ...(textSet && { textSet }) }
}

/** Pages of the shop; files, looks and the editor are as they are. */
const PAGES =
  /^\/(?:events|orders|checkout|membership|account|auth|legal|status|resellers|embed|sharing)\/([^/]+)/

/** Pages of the editor that show something of the shop: what is pressed there leads into a scene. */
const SHOWING = /^\/editor\/([^/]+)\/(?:preview|scenes\/([\w-]+))$/

type AddressQuery = { url: string; referer: string | undefined }

/** The scene that a request belongs to: by its own address or by that of the page that asks; null for one of the shop. */
export function sceneOf({ url, referer }: AddressQuery): SceneAddress | null {
  // Nearly no request is of a scene: it is not read for that.
  if (!MARKS.test(`${url} ${referer ?? ''}`)) return null
  const address = parsed(url)
  if (!address || !PAGES.test(address.pathname)) return null
  return sceneIn(address) ?? sceneOfPage(parsed(referer ?? ''))
}

const MARKS = new RegExp(`${SCENE_QUERY}=|/editor/[^/]+/(?:preview|scenes/)`)

/** The scene of a page that asks for something: one of the shop in a scene, a mail of one, or the gallery of all components. */
function sceneOfPage(page: URL | null): SceneAddress | null {
  const [, tenantId, scene = 'storefront'] = SHOWING.exec(page?.pathname ?? '') ?? []
  if (!page || !tenantId) return sceneIn(page)
  const wishes = wishesOf(name => page.searchParams.get(name))
  return isScene(scene) ? { tenantId: decodeURIComponent(tenantId), scene, ...wishes } : null
}

/** Whether an address says itself of which scene it is, and no page that is in one has led there: what is opened first. */
export const beginsScene = ({ url, referer }: AddressQuery): boolean =>
  sceneIn(parsed(url)) !== null && sceneOfPage(parsed(referer ?? '')) === null

const parsed = (address: string) =>
  URL.canParse(address, 'http://shop') ? new URL(address, 'http://shop') : null

function sceneIn(url: URL | null): SceneAddress | null {
  const tenantId = PAGES.exec(url?.pathname ?? '')?.[1]
  const scene = url?.searchParams.get(SCENE_QUERY) ?? ''
  const wishes = wishesOf(name => url?.searchParams.get(name))
  if (!tenantId || !isScene(scene)) return null
  return { tenantId: decodeURIComponent(tenantId), scene, ...wishes }
}

const isScene = (name: string): name is SceneName => originOfScene(name) !== undefined

/** Whether somebody goes on from a page of a scene to an address that does not say of which scene, or in which look, it is. */
export function leavesScene(url: string, { look }: Pick<SceneAddress, 'look'>): boolean {
  const names = parsed(url)?.searchParams
  return !names?.has(SCENE_QUERY) || (look !== undefined && !names.has(LOOK_QUERY))
}

/** An address of this site as one of a scene. */
export function withScene(address: string, { scene, ...wishes }: Omit<SceneAddress, 'tenantId'>): string {
  const url = parsed(address)
  if (url?.host !== 'shop') return address
  url.searchParams.set(SCENE_QUERY, scene)
  if (wishes.look) url.searchParams.set(LOOK_QUERY, wishes.look)
  if (wishes.language) url.searchParams.set(LANGUAGE_QUERY, wishes.language)
  if (wishes.textSet) url.searchParams.set(TEXT_SET_QUERY, wishes.textSet)
  return url.pathname + url.search + url.hash
}

/** The same without its scene, as the shop has it. */
export function withoutScene(address: string): string {
  const url = new URL(address, 'http://shop')
  url.searchParams.delete(SCENE_QUERY)
  url.searchParams.delete(LOOK_QUERY)
  return url.pathname + url.search
}

/** The page of an address, whatever it is read in. */
export function pageOf(address: string): string {
  const url = new URL(withoutScene(address), 'http://shop')
  url.searchParams.delete(LANGUAGE_QUERY)
  url.searchParams.delete(TEXT_SET_QUERY)
  return url.pathname + url.search
}
