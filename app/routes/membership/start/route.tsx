import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { levelsOnSale, memberPromptOf } from '#app/pages/membership-visit.ts'
import { openPage } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { levelHref } from '#app/rules/links/membership-links.ts'
import { openOfferings } from '#app/rules/memberships/card-parts.ts'
import { repeatsLevel } from '#app/rules/memberships/repeats-level.ts'
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
        price: firstPrice(level),
        href: levelHref(linkBase(visit), { categoryId: level.id }),
      })),
    },
  }
}

/** The price that its card shows first: for how long, and of whom where the level does not say it. */
function firstPrice({ name: level, offerings }: MembershipCategoryPayload): LevelRow['price'] {
  const [first] = openOfferings(
    offerings.map(({ name, priceLists }) => ({ name, prices: priceLists.flatMap(({ prices }) => prices) })),
  )
  const price = first?.prices[0]
  if (!price) return null
  const { name, description } = price.personType
  const qualifies = first.prices.length === 1 ? description : ''
  const who = repeatsLevel(name, level) ? '' : name
  return { amount: price.price, who, qualifies, term: first.name }
}

export default function Start() {
  const { page } = useLoaderData<typeof loader>()
  return <StartPage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
