import type { Services } from '#app/api/kernel/context.ts'
import { keptAddress } from '#app/rules/pages/kept-address.ts'
import { originOfScene } from '#app/rules/scenes/scene-groups.ts'
import { pageOf, type SceneAddress } from './scene-address.ts'
import { sceneServices } from './scene-services.ts'
import type { Stage } from './scene-stages.ts'

/** Pages that are drawn for whoever asks, and begin a scene: an order with nothing in it, the waiting list of an event. */
const OWN_PAGES: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/orders\/[\w.-]+\/tickets$/, ['eventId', 'date']],
  [/^\/events\/[\w.-]+\/waiting\/[^/]+$/, ['date']],
]

/**
 * Whether a scene may begin with the venue's own rows: its page needs nothing to have happened and is only read, so it shows any day, whatever is
 * sold out, and no copy of the catalogue has to be waited for.
 */
export function isReadFromShop(url: string, { scene }: Pick<SceneAddress, 'scene'>): boolean {
  if (originOfScene(scene) !== 'page') return false
  const page = pageOf(url)
  if (keptAddress(page)) return true
  const { pathname, searchParams } = new URL(page, 'http://shop')
  const own = OWN_PAGES.find(([path]) => path.test(pathname))
  return own !== undefined && [...searchParams.keys()].every(name => own[1].includes(name))
}

/** The venue's own rows for somebody whom it does not know: gateways, mails and sessions are those of a stage. Nothing but pages is asked of it. */
export function shopReadings(real: Services): Stage {
  return { ...sceneServices(real, real.database), key: 'shop' }
}
