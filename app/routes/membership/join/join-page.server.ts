import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { loadJoinQuotes } from '#app/pages/load-join-quotes.ts'
import { membershipCard } from '#app/pages/membership-cards.ts'
import { chosenBase, levelsOnSale, memberPromptOf } from '#app/pages/membership-visit.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { plainText } from '#app/pages/read-prose.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { groupHref, joinHref } from '#app/rules/links/membership-links.ts'
import type { AuxiliaryGroup } from './auxiliary-groups.tsx'
import type { JoinPageProps } from './join-page.tsx'

/** The memberships on sale, or the auxiliary groups where the venue has them and the address asks for them (MEM-052 to MEM-055). */
export async function joinPage(visit: Visit): Promise<JoinPageProps> {
  const { venue, url } = visit
  const hasGroups = featuresOf(venue.company).auxiliaryMembership
  const isAuxiliary = hasGroups && url.searchParams.get('show') === 'auxiliary'
  const baseCategoryId = await chosenBase(visit, 'membershipCategoryId')
  const [levels, quotes] = await Promise.all([levelsOnSale(visit, { baseCategoryId }), loadJoinQuotes(visit)])
  const scene = { levels, baseCategoryId, quotes }
  const base = linkBase(visit)
  const cardsOf = (some: MembershipCategoryPayload[]) =>
    some.map(level => membershipCard(visit, level, scene))
  const auxiliary = levels.filter(level => level.auxiliary)

  return {
    prompt: memberPromptOf(visit),
    tabs: hasGroups
      ? {
          regularHref: joinHref(base, { baseCategoryId }),
          auxiliaryHref: joinHref(base, { show: 'auxiliary', baseCategoryId }),
        }
      : null,
    tab: isAuxiliary ? 'auxiliary' : 'regular',
    groups: isAuxiliary ? groupsOf(visit, { levels: auxiliary, baseCategoryId }) : [],
    cards: cardsOf(
      isAuxiliary
        ? auxiliary.filter(({ membershipLevelGroup }) => !membershipLevelGroup)
        : levels.filter(level => !level.auxiliary),
    ),
  }
}

type LevelGroups = { levels: readonly MembershipCategoryPayload[]; baseCategoryId: string | null }

/** The groups that the auxiliary levels belong to, in their order, each with the names of its levels. */
function groupsOf(visit: Visit, { levels, baseCategoryId }: LevelGroups): AuxiliaryGroup[] {
  const groups = new Map(
    levels.flatMap(({ membershipLevelGroup: group }) => (group ? [[group.id, group]] : [])),
  )
  return [...groups.values()]
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .map(({ id, name, description, images }) => ({
      id,
      name,
      description: plainText(description),
      picture: images.find(({ primary }) => primary) ?? images[0] ?? null,
      memberships: levels
        .filter(({ membershipLevelGroup }) => membershipLevelGroup?.id === id)
        .map(level => level.name),
      href: groupHref(linkBase(visit), { groupId: id, baseCategoryId }),
    }))
}
