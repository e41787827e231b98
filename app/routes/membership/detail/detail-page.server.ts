import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { loadJoinQuotes } from '#app/pages/load-join-quotes.ts'
import { membershipCard } from '#app/pages/membership-cards.ts'
import { chosenBase, levelsOnSale } from '#app/pages/membership-visit.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readProse } from '#app/pages/read-prose.ts'
import { levelDetail } from '#app/pages/renewal-cards.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { joinHref } from '#app/rules/links/membership-links.ts'
import type { DetailPageProps } from './level-detail-page.tsx'

/** One level with everything about it, and the auxiliary groups that go with it (MEM-059 to MEM-062); null where there is none. */
export async function detailPage(visit: Visit, categoryId: string): Promise<DetailPageProps | null> {
  const baseCategoryId = await chosenBase(visit, 'sourceCategoryId')
  const [level, levels, quotes] = await Promise.all([
    findLevel(visit, { categoryId, baseCategoryId }),
    levelsOnSale(visit, { baseCategoryId: baseCategoryId ?? categoryId }),
    loadJoinQuotes(visit),
  ])
  if (!level) return null
  const around = {
    levels: [...levels, level],
    baseCategoryId: level.auxiliary ? baseCategoryId : null,
    quotes,
  }
  const variants = levels.filter(({ id }) => level.auxiliaryCategoryIds.includes(id))

  return {
    card: levelDetail(visit, level, around),
    info: readProse(level.infoTemplate),
    variants: variants.map(variant =>
      membershipCard(visit, variant, { levels: around.levels, baseCategoryId: level.id }),
    ),
    backHref: joinHref(linkBase(visit), {
      show: level.auxiliary ? 'auxiliary' : undefined,
      baseCategoryId: around.baseCategoryId,
    }),
  }
}

async function findLevel(
  { api }: Visit,
  { categoryId, baseCategoryId }: { categoryId: string; baseCategoryId: string | null },
): Promise<MembershipCategoryPayload | null> {
  const query = { sourceCategoryId: baseCategoryId ?? undefined }
  const answer = await api.members.category({ params: { id: categoryId }, query }).catch(error => {
    if (refusalOf(error)?.status === 404) return null
    throw error
  })
  return answer?.payload ?? null
}
