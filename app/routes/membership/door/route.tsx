import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import { openPage } from '#app/pages/open-page.ts'
import { ownCard } from '#app/pages/own-card.ts'
import { ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { cardsForTheDoor } from '#app/rules/memberships/cards-for-the-door.ts'
import { DoorCodes } from '#app/ui/door/door-codes.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The codes of a membership's cards on one bright screen, to be held up at the door; 404 where it lets nobody in. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId } = visit
  const { chosen } = await ownMemberships(visit)
  const cards = chosen && !ownCard(visit, chosen).ended ? cardsForTheDoor(chosen, todayOf(visit)) : []
  if (!chosen || cards.length === 0) throw new Response(null, { status: 404 })
  return {
    level: chosen.membershipCategory,
    number: chosen.membershipNumber,
    cards: cards.map(({ id, name, barcode }) => {
      const { path, size } = drawCodePath(barcode)
      return { id, holder: name, code: barcode, codePath: path, codeSize: size }
    }),
    profileHref: ownHref(tenantId, { screen: 'profile', record: chosen }),
    title: venue.title(venue.text('membership-door-page-title')),
    messages: venue.messages(['membership']),
  }
}

export default function CardsAtTheDoor() {
  const { level, number, cards, profileHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <DoorCodes
      heading={text('membership-door-heading', { count: cards.length })}
      close={{ label: text('membership-door-close'), href: profileHref }}
      groups={[
        {
          id: number,
          name: level,
          note: text('membership-profile-number', { number }),
          codes: cards.map(card => ({
            ...card,
            name: text('membership-door-code', { name: card.holder }),
            note: null,
          })),
        },
      ]}
    />
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
