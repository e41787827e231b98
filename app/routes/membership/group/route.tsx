import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { membershipCard } from '#app/pages/membership-cards.ts'
import { chosenBase, levelsOnSale } from '#app/pages/membership-visit.ts'
import { openPage } from '#app/pages/open-page.ts'
import { plainText } from '#app/pages/read-prose.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { joinHref } from '#app/rules/links/membership-links.ts'
import { GroupPage } from './group-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  const groupId = args.params.groupId ?? ''
  const baseCategoryId = await chosenBase(visit, 'membershipCategoryId')
  const all = await levelsOnSale(visit, { baseCategoryId })
  const levels = all.filter(({ membershipLevelGroup }) => membershipLevelGroup?.id === groupId)
  const group = levels[0]?.membershipLevelGroup ?? null
  const isAuxiliary = levels.some(({ auxiliary }) => auxiliary)
  const page = {
    backHref: joinHref(linkBase(visit), {
      show: isAuxiliary || !group ? 'auxiliary' : undefined,
      baseCategoryId,
    }),
    name: group?.name ?? null,
    description: plainText(group?.description ?? ''),
    cards: levels.map(level => membershipCard(visit, level, { levels: all, baseCategoryId })),
  }
  const title = venue.title(group?.name ?? venue.text('membership-join-page-title'))
  return data({ title, page }, { status: group ? 200 : 404 })
}

export default function Group() {
  const { page } = useLoaderData<typeof loader>()
  return <GroupPage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
