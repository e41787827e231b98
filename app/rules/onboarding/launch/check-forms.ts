import type { ResponseForm, VenueFormField } from '#app/contract/venue-file/forms.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'
import { sampleAnswers } from './sample-answers.ts'

/** Forms that nobody can hand in. */
export function checkForms({ file }: LaunchVenue): LaunchFinding[] {
  return file.forms
    .filter(({ b2cPreference }) => b2cPreference !== 'none')
    .flatMap(form => {
      const stuck = stuckField(form)
      return stuck
        ? [
            findingIn(
              { kind: 'form', id: form.id },
              finding('form-stuck', { name: form.name, other: stuck.label }),
            ),
          ]
        : []
    })
}

/** A question that must be answered, or whose answer is never right. */
function stuckField(form: ResponseForm): VenueFormField | undefined {
  const { problems } = sampleAnswers(form)
  return form.fields.find(({ id, kind }) => kind !== 'upload' && Object.hasOwn(problems, id))
}
