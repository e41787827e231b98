import type { ResponseForm } from '#app/contract/venue-file/forms.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { formPayload } from './form-payload.ts'

/** A form with its questions (ORD-255); one that is not shown in the storefront does not exist here (ORD-219). */
export const getForm = api.forms.get.handler(async ({ input, context }) => ({
  payload: formPayload(shownForm(context, input.params.id)),
}))

/** The form of this venue that visitors may be asked, or a refusal. */
export function shownForm({ venue }: Pick<ApiContext, 'venue'>, id: string): ResponseForm {
  const form = catalogueMaps(venue).forms.get(id)
  if (!form || form.b2cPreference === 'none') throw refuse('NOT_FOUND', { text: 'There is no such form' })
  return form
}
