import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { readFormResponse } from '#app/contract/forms.ts'
import type { VenueFormField } from '#app/contract/venue-file/forms.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readProse } from '#app/pages/read-prose.ts'
import { askedDate, askedIds, linkBase } from '#app/pages/search-params.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { answerName, givenOf } from '#app/rules/forms/answers.ts'
import type { CartForm } from '#app/rules/forms/cart-forms.ts'
import { type FormScreen, formScreens, itemsAskedFor, openScreen } from '#app/rules/forms/form-screens.ts'
import { checkoutHref, formsHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import type { AskedItem, FormInput, FormsPage, FormToAnswer } from './form-model.ts'
import { orderDate } from './read-cart.server.ts'

/** The form to answer next, or the one the address names, with all that has been answered before (ORD-056, ORD-161). */
export async function loadFormsPage(visit: Visit, cart: CartPayload): Promise<FormsPage> {
  const { api, url } = visit
  const screens = formScreens(cart.forms)
  const open = openScreen(screens, askedIds(url, 'formIds'))
  const forms = await Promise.all(
    screens.map(async ({ formId }) => (await api.forms.get({ params: { id: formId } })).payload),
  )
  const base = linkBase(visit)
  const date = orderDate(cart, askedDate(url))
  const about = open && forms.find(({ id }) => id === open.screen.formId)
  const answered = screens.filter(({ formId, isAnswered }) => isAnswered && formId !== about?.id)
  return {
    form: open && about ? await formToAnswer(visit, { cart, screen: open.screen, about, place: open }) : null,
    answered: answered.map(({ formId }) => ({
      formId,
      name: forms.find(({ id }) => id === formId)?.name ?? '',
      href: formsHref(base, { formIds: [formId], date }),
    })),
    orderHref: ticketsHref(base, { cart: true, date }),
    checkoutHref: checkoutHref(base, { date }),
  }
}

type FormContext = {
  cart: CartPayload
  screen: FormScreen
  about: Awaited<ReturnType<Visit['api']['forms']['get']>>['payload']
  place: { x: number; y: number }
}

async function formToAnswer(
  visit: Visit,
  { cart, screen, about, place }: FormContext,
): Promise<FormToAnswer> {
  const { description, b2cPreference, fields } = about.sourceFormDefinition
  const { formResponseId } = screen.isAnswered ? (screen.items[0] ?? {}) : {}
  return {
    formId: about.id,
    name: about.name,
    description: readProse(description),
    isOptional: b2cPreference === 'optional',
    fields,
    items: itemsAskedFor(screen).map(item => askedItem(item, { cart, visit })),
    typed: formResponseId
      ? await typedBefore(visit, { formResponseId, cartId: cart.id, fields })
      : { given: {}, files: {} },
    x: place.x,
    y: place.y,
  }
}

type ResponseQuery = { formResponseId: string; cartId: string; fields: readonly VenueFormField[] }

/** The answers as they were given, to be changed; none for a device that a link brought the order to. */
async function typedBefore(
  { api }: Visit,
  { formResponseId, cartId, fields }: ResponseQuery,
): Promise<FormInput> {
  const answer = await api.forms
    .response({ headers: { 'x-cart-id': cartId }, params: { id: formResponseId } })
    .catch(error => (refusalOf(error)?.status === 404 ? null : Promise.reject(error)))
  if (!answer) return { given: {}, files: {} }
  const response = readFormResponse(answer.payload)
  const of = <Item extends { name: string }>(named: readonly Item[], field: VenueFormField) =>
    named.find(({ name }) => name === answerName(field))
  return {
    given: Object.fromEntries(
      fields.flatMap(field => {
        const answer = of(response.responseData.fields, field)
        return answer ? [[field.id, givenOf(field, answer)]] : []
      }),
    ),
    files: Object.fromEntries(
      fields.flatMap(field => {
        const upload = of(response.sourceFormUploads, field)
        return upload ? [[field.id, { id: upload.id, fileName: upload.fileName }]] : []
      }),
    ),
  }
}

/** The event or combo with its start and picture, as far as the order's lines tell them. */
function askedItem(
  { itemId, itemName }: CartForm,
  { cart, visit }: { cart: CartPayload; visit: Visit },
): AskedItem {
  const line = cart.orders.find(({ eventTemplateId }) => eventTemplateId === itemId)
  const [date = '', time = ''] = (line?.events[0]?.startTime ?? '').split('T')
  const { locale } = visit.venue
  const when = date
    ? [
        dateText({ date }, { pattern: 'long', locale }),
        timeText(time.slice(0, 5), locale).replaceAll(' ', '\u00a0'),
      ]
    : []
  const pictures = line?.images ?? []
  return {
    id: itemId,
    name: itemName,
    when: when.join(', '),
    picture: pictures.find(({ primary }) => primary) ?? pictures[0] ?? null,
  }
}
