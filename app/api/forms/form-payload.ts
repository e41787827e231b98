import type { FormPayload } from '#app/contract/forms.ts'
import type { ResponseForm } from '#app/contract/venue-file/forms.ts'

/** A form as visitors see it (ORD-100, ORD-255). */
export function formPayload(form: ResponseForm): FormPayload {
  const { id, oncePerCart, name, source, type, description, b2cPreference, fields } = form
  return {
    id,
    oncePerCart,
    name,
    source,
    type,
    sourceFormDefinition: { description, b2cPreference, fields },
  }
}
