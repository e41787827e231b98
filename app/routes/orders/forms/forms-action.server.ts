import { data, redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { FormPayload, ResponseDraft } from '#app/contract/forms.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import { answerName } from '#app/rules/forms/answers.ts'
import { type CartForm, hasUnanswered } from '#app/rules/forms/cart-forms.ts'
import { type AnswerProblem, formProblems } from '#app/rules/forms/check-answers.ts'
import { type FormScreen, formScreens, openScreen, submissionsOf } from '#app/rules/forms/form-screens.ts'
import { checkoutHref, formsHref } from '#app/rules/links/storefront-links.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { type FormsAnswer, fileField, formAnswerField, otherField } from './form-model.ts'
import { type ReadAnswers, readAnswers } from './read-answers.server.ts'
import { orderDate, readCart } from './read-cart.server.ts'
import { readFormData } from './read-form-data.server.ts'

/**
 * Saves one form: a response for each of its events, or one in all (ORD-163, ORD-165), then on to the next form, and after the
 * last one to checkout (ORD-164). Answers that do not fit come back with everything that was typed.
 */
export async function submitForm(visit: Visit, request: Request) {
  const form = await readFormData(request)
  const cart = await readCart(visit)
  const screen = cart && formScreens(cart.forms).find(({ formId }) => formId === form.get('formId'))
  if (!cart || !screen) return redirect(visit.url.pathname + visit.url.search)
  const { payload: definition } = await visit.api.forms.get({ params: { id: screen.formId } })
  const { fields } = definition.sourceFormDefinition
  const read = await readAnswers(visit, { form, fields, cartId: cart.id })
  const errors = { ...problemSentences(visit, { definition, read }), ...read.errors }
  if (Object.keys(errors).length > 0)
    return refused({ notice: visit.venue.text('forms-check'), errors, typed: read.typed })
  try {
    await saveResponses(visit, { cart, screen, definition, read })
  } catch (error) {
    if (!refusalOf(error)) throw error
    return refused({ notice: visit.venue.text('forms-error'), errors: {}, typed: read.typed })
  }
  return redirect(await nextAddress(visit, cart))
}

const refused = (answer: FormsAnswer) => data(answer, { status: 422 })

type FormSubmission = { cart: CartPayload; screen: FormScreen; definition: FormPayload; read: ReadAnswers }

/** The same rule as the server's, in the venue's words, by the name of the control it concerns. */
function problemSentences(
  { venue }: Visit,
  { definition, read }: Pick<FormSubmission, 'definition' | 'read'>,
): Record<string, string> {
  const { fields } = definition.sourceFormDefinition
  const problems = formProblems(definition.sourceFormDefinition, read.answers)
  const named = (fieldId: string, { text }: Message<AnswerProblem>) => {
    if (text === 'forms-other-required') return otherField(fieldId)
    return fields.find(({ id }) => id === fieldId)?.kind === 'upload'
      ? fileField(fieldId)
      : formAnswerField(fieldId)
  }
  return Object.fromEntries(
    Object.entries(problems).map(([fieldId, message]) => [
      named(fieldId, message),
      venue.formatMessage(message),
    ]),
  )
}

/** One after another: each takes the cart in its turn. */
async function saveResponses(
  { api }: Visit,
  { cart, screen, definition, read }: FormSubmission,
): Promise<void> {
  const headers = { 'x-cart-id': cart.id }
  for (const reference of submissionsOf(screen)) {
    const body = responseTo(reference, { definition, read })
    const id = reference.formResponseId
    await (id ? api.forms.update({ headers, body: { ...body, id } }) : api.forms.create({ headers, body }))
  }
}

function responseTo(
  { formId, itemId }: CartForm,
  { definition, read }: Pick<FormSubmission, 'definition' | 'read'>,
): ResponseDraft {
  const { name, type, source, sourceFormDefinition } = definition
  const uploads = sourceFormDefinition.fields.flatMap(field => {
    const file = read.typed.files[field.id]
    return file ? [{ id: file.id, name: answerName(field) }] : []
  })
  const customFields = read.answers.flatMap(({ customFieldId, label, value }) =>
    customFieldId ? [{ id: customFieldId, label, value }] : [],
  )
  return {
    formId,
    itemId,
    name,
    type,
    source,
    sourceFormId: formId,
    sourceFormUploads: uploads,
    customFields,
    responseData: { fields: read.answers },
  }
}

/** The next form, and after the last one, or after a change of old answers, checkout. */
async function nextAddress(visit: Visit, cart: CartPayload): Promise<string> {
  const { forms } = (await readCart(visit)) ?? cart
  const base = linkBase(visit)
  const date = orderDate(cart, askedDate(visit.url))
  const next = openScreen(formScreens(forms))
  if (next) return formsHref(base, { formIds: [next.screen.formId], date })
  return hasUnanswered(forms) ? formsHref(base, { date }) : checkoutHref(base, { date })
}
