import type { Refusal as ApiRefusal } from '#app/api/kernel/refuse.ts'
import { problemsOf } from '#app/contract/problems.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { Choices } from './items/event/event-model.ts'
import type { Names } from './refusal.server.ts'

/** The names a refusal's sentences need: of the ordered events and of those that one of them requires. */
export async function namesFor(
  { api }: Visit,
  { refusal, choices }: { refusal: ApiRefusal; choices: Choices },
): Promise<Names> {
  const problems = problemsOf(refusal.data.details)
  if (problems.length === 0) return {}
  const ids = [...new Set([...Object.keys(choices), ...problems.flatMap(({ requires }) => requires ?? [])])]
  const templates = await Promise.all(
    ids.map(id =>
      api.events.template({ params: { eventTemplateId: id } }).then(
        ({ payload }) => payload,
        () => null,
      ),
    ),
  )
  return Object.fromEntries(
    templates.flatMap(template =>
      template
        ? [
            [
              template.id,
              {
                name: template.name,
                types: Object.fromEntries(
                  template.priceLists.flatMap(list =>
                    list.prices.map(({ personType }) => [personType.id, personType.name]),
                  ),
                ),
              },
            ],
          ]
        : [],
    ),
  )
}
