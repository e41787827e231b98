import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { levelsOnSale, memberPromptOf } from '#app/pages/membership-visit.ts'
import { openPage } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { levelHref } from '#app/rules/links/membership-links.ts'
import { leastOffer } from '#app/rules/memberships/card-parts.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { type LevelRow, StartPage } from './start-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  const levels = await levelsOnSale(visit, { baseCategoryId: null })
  const main = levels.filter(({ auxiliary }) => !auxiliary)
  const pictured = main.find(({ images }) => images.length > 0)
  return {
    title: venue.title(venue.text('membership-page-title')),
    page: {
      picture: pictured?.images[0] ?? null,
      prompt: memberPromptOf(visit),
      joinHref: joinHrefOf(visit),
      levels: main.map(level => ({
        id: level.id,
        name: level.name,
        about: level.shortDescription,
        from: fromPrice(level),
        href: levelHref(linkBase(visit), { categoryId: level.id }),
      })),
    },
  }
}

/** Where its prices begin, and whether there is only one. */
function fromPrice({ offerings }: MembershipCategoryPayload): LevelRow['from'] {
  const prices = offerings
    .flatMap(({ duration: months, priceLists }) =>
      priceLists.flatMap(list => list.prices.map(({ price }) => ({ price, months }))),
    )
    .filter(isSelectable)
  const least = leastOffer(prices)
  return least && { amount: least.price, isOnly: prices.length === 1, isMonthly: least.months === 1 }
}

export default function Start() {
  const { page } = useLoaderData<typeof loader>()
  return <StartPage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
