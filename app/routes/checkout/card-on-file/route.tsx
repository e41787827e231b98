import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { isUnanswered, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { addressWithoutCard } from '../parts/card/entered-card.server.ts'
import { keepCardDraft, newCardDraft } from './card-draft.server.ts'
import type { CardOnFileAnswer } from './card-on-file-model.ts'
import { cardOnFilePage, openCardOnFile } from './open-card-on-file.server.ts'
import { replaceCard } from './replace-card.server.ts'
import { ReplaceCard } from './replace-card.tsx'

/** Where a member puts another card on file of a membership that renews itself. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, url } = visit
  const open = await openCardOnFile(visit, args.request)
  const sent = newCardDraft(Object.fromEntries(url.searchParams), open.record.membershipId)
  if (sent) throw redirect(addressWithoutCard(url), { headers: await keepCardDraft(visit, sent) })
  return data(
    {
      title: venue.title(venue.text('auto-renew-card-page-title')),
      messages: venue.messages(['payment', 'checkout']),
      page: cardOnFilePage(visit, open),
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const open = await openCardOnFile(visit, args.request)
  return replaceCard({ visit, open, form: await args.request.formData() })
}

/** Without a connection the page stays as it is. */
export const clientAction = sendOrStay

/** Which card is entered is known to the server alone; while the bank asks, the fields stay as they are. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) =>
  !isUnanswered(actionResult) && !(actionResult as CardOnFileAnswer | undefined)?.secure

export default function CardOnFileScreen() {
  const { page } = useLoaderData<typeof loader>()
  return <ReplaceCard page={page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
