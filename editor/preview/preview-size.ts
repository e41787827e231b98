import type { SceneName } from '#app/rules/scenes/scene-groups.ts'

export const devices = { phone: 390, tablet: 820, desk: 1280 } as const
export type Device = keyof typeof devices

/** What is shown at once: one width, or a phone beside a desk. */
export const views = {
  phone: ['phone'],
  tablet: ['tablet'],
  desk: ['desk'],
  both: ['phone', 'desk'],
} as const satisfies Record<string, readonly Device[]>

/** A width of somebody's own, in px. */
export const OWN_WIDTH = { min: 320, max: 1920 } as const

/** In percent, or as much as there is room for. */
export const zooms = ['fit', '50', '75', '100'] as const
export type Zoom = (typeof zooms)[number]

/** How wide the preview's pages are, and how large they are shown. `width` is that of `own`, px. */
export type PreviewSize = {
  readonly view: keyof typeof views | 'own'
  readonly width: number
  readonly zoom: Zoom
}

export const startSize: PreviewSize = { view: 'desk', width: devices.desk, zoom: 'fit' }

/** A frame of the preview: `own` is as wide as somebody wants it. */
export type PreviewFrame = { readonly device: Device | 'own'; readonly width: number }

export const framesOf = ({ view, width }: PreviewSize): PreviewFrame[] =>
  view === 'own' ? [{ device: view, width }] : views[view].map(device => ({ device, width: devices[device] }))

/** What happens on phones alone. */
const scenesOfPhones: readonly SceneName[] = ['cart-unfolded']

/** The size in which a scene can be seen: that of a phone where nothing else shows what happens in it, and as chosen otherwise. */
export const sizeOfScene = (size: PreviewSize, scene: SceneName): PreviewSize =>
  scenesOfPhones.includes(scene) && framesOf(size).every(({ width }) => width >= devices.tablet)
    ? { ...size, view: 'phone' }
    : size

/** The width that was typed, in whole px; null where it is none of a page. */
export const readWidth = (typed: string): number | null => {
  const width = Number(typed)
  const isWidth = Number.isInteger(width) && width >= OWN_WIDTH.min && width <= OWN_WIDTH.max
  return isWidth ? width : null
}

/** The size as a storage holds it, which is not ours alone; null where that is none. */
export const readSize = (kept: string | null): PreviewSize | null => {
  const [view = '', width = '', zoom = ''] = kept?.split(' ') ?? []
  const own = readWidth(width)
  if (view !== 'own' && !Object.hasOwn(views, view)) return null
  if (own === null || !(zooms as readonly string[]).includes(zoom)) return null
  return { view: view as PreviewSize['view'], width: own, zoom: zoom as Zoom }
}

export const printSize = ({ view, width, zoom }: PreviewSize): string => `${view} ${width} ${zoom}`
