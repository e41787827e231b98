import type { DifferencePayload } from '#app/contract/theme-versions.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { sceneFacts } from '#app/pages/scene-facts.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { chooseGroupPages } from '#editor/difference/choose-scene.ts'
import type { DifferencePictures } from '#editor/difference/draw-pictures.tsx'
import { scenesOf } from '#editor/preview/scenes.ts'

type PicturesQuery = {
  rows: readonly DifferencePayload[]
  /** the revisions that are compared; without them the draft and what is public */
  revisions?: { from: number; to: number }
}

/** What the changed values of two themes are drawn with; null where nothing differs. */
export async function differencePictures(
  visit: Visit,
  { rows, revisions }: PicturesQuery,
): Promise<DifferencePictures | null> {
  if (rows.length === 0) return null
  const [sides, facts] = await Promise.all([
    visit.api.themeVersions.sides({ query: revisions }),
    sceneFacts(visit, { date: todayOf(visit), log: visit.context.log }),
  ])
  return { sides: sides.payload, hrefs: chooseGroupPages(rows, scenesOf(facts)) }
}
