import type { Visit } from '#app/pages/open-page.ts'
import { sceneFacts } from '#app/pages/scene-facts.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { chooseGroupPages } from '#editor/difference/choose-scene.ts'
import { visitorPagesOf } from '#editor/preview/scenes.ts'

/** What a draft changes, for whoever has opened its link: on pages that everybody may open, since no scene is played for visitors. */
export async function reviewDifference(visit: Visit) {
  const [{ payload }, facts] = await Promise.all([
    visit.api.draftReview.difference(),
    sceneFacts(visit, { date: todayOf(visit), log: visit.context.log }),
  ])
  const { rows, ...sides } = payload
  return { rows, pictures: { sides, hrefs: chooseGroupPages(rows, visitorPagesOf(facts)) } }
}
