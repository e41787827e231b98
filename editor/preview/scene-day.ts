import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { Scene } from '#editor/preview/first-scene.ts'

type Days = {
  /** The day that scenes show by themselves, YYYY-MM-DD. */
  readonly openDay: string
  /** The day that was chosen instead. */
  readonly day: string | null
}

/** Whether a page of the shop shows a day, and not one of its own, such as the next that is sold out. What is played has its own clock. */
const showsDay = ({ name, href, isPressed }: Scene, openDay: string): boolean =>
  name === 'calendar' || (!isPressed && new RegExp(`[?&]date=${openDay}\\b`).test(href))

/** The day that a scene shows, YYYY-MM-DD; null where its page has none that can be chosen. */
export const dayOfScene = (scene: Scene, { openDay, day }: Days): string | null =>
  showsDay(scene, openDay) ? (day ?? openDay) : null

/** A day that a scene keeps whichever is chosen, YYYY-MM-DD, and why: it was played on it, or is the next day of its kind. */
export type KeptDay = { readonly day: string; readonly why: 'played' | 'closed' | 'sold-out' }

/** The day that a scene keeps; null where the chosen one is shown, and where a page is the same on every day. `today` is the venue's. */
export function keptDayOf(
  scene: Scene,
  { facts, today }: { facts: SceneFacts; today: string },
): KeptDay | null {
  const { openDay, closedDay, soldOutDay } = facts
  if (showsDay(scene, openDay)) return null
  if (scene.name === 'closed' && closedDay) return { day: closedDay, why: 'closed' }
  if (scene.name === 'sold-out' && soldOutDay) return { day: soldOutDay, why: 'sold-out' }
  return scene.isPressed || PLAYED.test(scene.href) ? { day: today, why: 'played' } : null
}

/** The composer opens without the list of scenes: by their addresses. */
const PLAYED = /^\/editor\/[^/]+\/scenes\//

/** A scene as of the day that was chosen. */
export const sceneOn = (scene: Scene, { openDay, day }: Days): Scene => {
  if (day === null || !showsDay(scene, openDay)) return scene
  const { href } = scene
  const dated =
    scene.name === 'calendar' ? `${href}&date=${day}` : href.replace(`date=${openDay}`, `date=${day}`)
  return { ...scene, href: dated }
}
