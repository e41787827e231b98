import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { type Party, partySize } from '#app/rules/tickets/party.ts'
import { parseQuantity } from '#app/rules/tickets/quantity.ts'

/** More of one kind are a group, which no session remembers. */
const MAX_PEOPLE = 99

/** Remembers who is coming, for this browser, and goes back to where it was asked; nobody at all is an answer that is taken back. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const form = await args.request.formData()
  const party = form.get('intent') === 'clear' ? {} : readPeople(visit, form)
  const session = { ...visit.session, party: partySize(party) > 0 ? party : undefined }
  return redirect(safePath(String(form.get('return') ?? ''), eventsListHref(linkBase(visit))), {
    headers: await visit.commit(session),
  })
}

function readPeople({ venue }: Visit, form: FormData): Party {
  const people = venue.personTypes.flatMap(({ id }) => {
    const quantity = Math.min(parseQuantity(String(form.get(`party.${id}`) ?? '')), MAX_PEOPLE)
    return quantity > 0 ? [[id, quantity] as const] : []
  })
  return Object.fromEntries(people)
}

/** Following the address changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  return redirect(eventsListHref(linkBase(await openPage(args))))
}
