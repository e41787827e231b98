import { z } from 'zod'
import { isVenueId, venueIdOf } from '#app/rules/onboarding/venue-id.ts'
import { presets } from '#theme/presets/presets.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** What a new venue may start from, as the form sends it: `preset:aquarium`, `venue:pier`. */
const START = /^(preset|venue):(.+)$/

/** Who and where a new venue is, and what it starts from. An empty address is made from the name. */
export const newVenueForm = (text: Text) =>
  z
    .object({
      name: required(text('onboarding-new-name-missing')).max(200, text('onboarding-new-name-missing')),
      id: z.string().trim().toLowerCase().default(''),
      timeZone: oneOf(zones(), text('onboarding-new-zone-bad')),
      currency: oneOf(currencies(), text('onboarding-new-currency-bad')),
      start: required(text('onboarding-new-start-bad')).transform((value, context) => {
        const start = startOf(value)
        if (start) return start
        context.addIssue(text('onboarding-new-start-bad'))
        return z.NEVER
      }),
    })
    .transform(form => ({ ...form, id: form.id || venueIdOf(form.name) }))
    .refine(({ id }) => isVenueId(id), { path: ['id'], error: text('onboarding-new-id-bad') })

const required = (error: string) => z.string({ error }).trim().min(1, error)

const oneOf = (list: readonly string[], error: string) =>
  z.string({ error }).refine(value => list.includes(value), error)

/** The time zones to choose from. */
export const zones = () => Intl.supportedValuesOf('timeZone')

/** The currencies to choose from, as ISO 4217 has them. */
export const currencies = () => Intl.supportedValuesOf('currency')

function startOf(value: string) {
  const [, kind, id = ''] = START.exec(value) ?? []
  if (kind === 'preset') return Object.hasOwn(presets, id) ? { kind: 'preset' as const, preset: id } : null
  return kind === 'venue' ? { kind: 'venue' as const, tenantId: id } : null
}
